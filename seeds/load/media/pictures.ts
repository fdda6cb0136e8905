import { readdirSync, readFileSync } from 'node:fs';
import type { Row } from '#api/engine/define.ts';
import type { Desk } from '../desk.ts';

const folder = new URL('../../pictures/', import.meta.url);

/**
 * Puts the pictures of `seeds/pictures` into the library, as far as they are not there.
 * @returns their ids by the number that their file begins with: by it the questions of the course name them
 */
export async function hangPictures(desk: Desk): Promise<Map<number, number>> {
  const there = await desk.list('resources', { kind: 'image' });
  const hung = new Map<number, number>();
  for (const file of readdirSync(folder)) {
    const name = file.replace(/^\d+-|\.png$/g, '');
    const found = there.find((row) => row.file_name === `${name}.png`);
    const row = found ?? (await desk.upload(`${name}.png`, 'image/png', readFileSync(new URL(file, folder))));
    hung.set(Number.parseInt(file, 10), row.id);
  }
  return hung;
}

/** A question with the ids of the library in place of the numbers of its pictures. */
export function withPictures(question: Row, hung: Map<number, number>): Row {
  const named = (one: Row): Row => ('resource' in one ? { ...one, resource: hung.get(one.resource) } : one);
  const shown = (list: Row[] | undefined) =>
    list?.map((one) => (one.medium ? { ...one, medium: named(one.medium) } : named(one)));
  const { options, media } = question.body;
  const body = {
    ...question.body,
    ...(options ? { options: shown(options) } : {}),
    ...(media ? { media: shown(media) } : {}),
  };
  return { ...question, body };
}
