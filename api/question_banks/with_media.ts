import { sentence } from '#api/assessment/feedback.ts';
import { requireRow } from '#api/engine/require_row.ts';
import type { Text } from '#schemas/localize.ts';
import type { PlacedQuestion } from './conversion.ts';
import type { Attachment } from './item.ts';

interface Medium {
  resource: number;
  alt: Text;
}

/** A file of the whole question, or something in it that has one. */
interface ShownMedium extends Partial<Medium> {
  medium?: Medium;
}

/** A body that shows files, each in its place and named by its number among them, from 1. */
export function withMedia(body: Record<string, unknown>, placed: PlacedQuestion[]): object {
  const shown = structuredClone(body) as Record<string, ShownMedium[] | undefined>;
  let recordings = 0;
  for (const [index, { file, list, at }] of placed.entries()) {
    recordings += file.kind === 'audio' ? 1 : 0;
    const medium = { resource: index + 1, alt: describe(file, recordings) };
    if (list === 'media') shown.media = [...(shown.media ?? []), medium];
    else requireRow(shown[list]?.[at]).medium = medium;
  }
  return shown;
}

/** A recording needs no description beyond being one. */
function describe({ alt, kind }: Attachment, number: number): Text {
  const usual = kind === 'audio' ? sentence('recording', { number }) : {};
  return alt && alt !== usual.en ? { en: alt } : usual;
}
