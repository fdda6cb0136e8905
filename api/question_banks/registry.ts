import { readdirSync } from 'node:fs';
import type { Format } from './define.ts';

const folder = new URL('./formats/', import.meta.url);
const members = ['extensions', 'media_type', 'recognises', 'read', 'write'];

/** The formats by the names of their files in `api/question_banks/formats`. */
export const formats: ReadonlyMap<string, Format> = new Map(
  await Promise.all(
    readdirSync(folder)
      .filter((file) => file.endsWith('.ts'))
      .sort()
      .map(async (file) => [file.slice(0, -'.ts'.length), await formatIn(file)] as const),
  ),
);

async function formatIn(file: string): Promise<Format> {
  const { default: format } = (await import(new URL(file, folder).href)) as { default?: Format };
  const missing = members.find((member) => format?.[member as keyof Format] === undefined);
  if (!format || missing)
    throw new Error(`api/question_banks/formats/${file} must export defineFormat({ … }) with ${missing}`);
  return format;
}

/** The format of a file: what its bytes look like among those whose endings fit, among all, else what its name says. */
export function formatOf(name: string, bytes: Buffer): [string, Format] | undefined {
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  const byEnding = ([, { extensions }]: [string, Format]) => (extensions.includes(ending) ? 0 : 1);
  const all = [...formats].toSorted((one, other) => byEnding(one) - byEnding(other));
  return (
    all.find(([, format]) => format.recognises(bytes)) ?? all.find(([, { extensions }]) => extensions[0] === ending)
  );
}
