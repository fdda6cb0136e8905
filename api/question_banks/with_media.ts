import { sentence } from '#api/assessment/feedback.ts';
import type { Text } from '#schemas/localize.ts';
import type { Placed } from './conversion.ts';
import type { Attachment } from './item.ts';

/** A body that shows files, each in its place and named by its number among them, from 1. */
export function withMedia(body: Record<string, unknown>, placed: Placed[]): object {
  // biome-ignore lint/suspicious/noExplicitAny: bodies differ by their types
  const shown: any = structuredClone(body);
  let recordings = 0;
  for (const [index, { file, list, at }] of placed.entries()) {
    recordings += file.kind === 'audio' ? 1 : 0;
    const medium = { resource: index + 1, alt: describe(file, recordings) };
    if (list === 'media') shown.media = [...(shown.media ?? []), medium];
    else shown[list][at].medium = medium;
  }
  return shown;
}

/** A recording needs no description beyond being one. */
function describe({ alt, kind }: Attachment, number: number): Text {
  const usual = kind === 'audio' ? sentence('recording', { number }) : {};
  return alt && alt !== usual.en ? { en: alt } : usual;
}
