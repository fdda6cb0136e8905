import { type Locale, type Text, text } from '#schemas/localize.ts';
import type { ControlOptions } from '#schemas/questions/controls.ts';
import { isBlank } from './author.ts';
import type { Issue } from './define.ts';

/** Something of a list, an option or a row, that may have a picture or a recording beside its words. */
export interface PicturedOption {
  id: string;
  /** A picture may stand for the words of a row, not of an option. */
  text?: string;
  medium?: { resource?: number; alt?: Text };
}

/** The pictures and recordings of a list, by the ids of their options or rows. */
export function picturesOf(list: PicturedOption[], locale: Locale): Pick<ControlOptions, 'pictures'> {
  const shown = list.flatMap(({ id, medium }) =>
    medium?.resource ? [[id, { resource: medium.resource, alt: text(medium.alt, locale) }]] : [],
  );
  return shown.length > 0 ? { pictures: Object.fromEntries(shown) } : {};
}

/** Pictures and recordings that nobody can know of who does not see or hear them. */
export const checkPictures = (list: PicturedOption[], path: string): Issue[] =>
  list.flatMap(({ medium }, at) =>
    medium?.resource && isBlank(medium.alt)
      ? [{ path: `${path}.${at}.medium.alt`, rule: 'alt_missing', params: { number: at + 1 } }]
      : [],
  );

/** What something of a list is called: its words, or those that describe its picture. */
export const nameOf = ({ text: words = '', medium }: PicturedOption): string =>
  words.trim() ? words : text(medium?.alt, 'en');
