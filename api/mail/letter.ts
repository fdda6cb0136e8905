import type { Locale } from '#schemas/localize.ts';

/** What a letter says in one language. */
export interface LetterText {
  subject: string;
  paragraphs: string[];
  /** What the reader is to open, after the paragraphs. */
  link?: { label: string; address: string };
  /** What stands below the link. */
  closing?: string[];
  /** Where such letters can be switched off, at the very end. */
  settings?: { label: string; address: string };
}

export interface Letter<Params> extends Record<Locale, (params: Params) => LetterText> {
  letter: string;
}

/** A letter in both languages: the default export of `api/letters/<letter>.ts`. */
export const defineLetter = <Params>(letter: string, texts: Omit<Letter<Params>, 'letter'>): Letter<Params> => ({
  letter,
  ...texts,
});

const quote = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * The same letter as plain text and as HTML; names and whatever else people typed are quoted.
 * @param help where help is to be had, in a sentence
 */
export function composeLetter(
  { subject, paragraphs, link, closing = [], settings }: LetterText,
  help: string | null = null,
) {
  const last = help === null ? closing : [...closing, help];
  return {
    // A header is one line.
    subject: subject.replace(/\s+/g, ' ').slice(0, 200),
    text: [...paragraphs, ...plain(link), ...last, ...plain(settings)].join('\n\n'),
    html: [...paragraphs.map(quote), ...anchor(link), ...last.map(quote), ...anchor(settings)]
      .map((line) => `<p>${line}</p>`)
      .join('\n'),
  };
}

const plain = (link: LetterText['link']) => (link ? [`${link.label}:\n${link.address}`] : []);
const anchor = (link: LetterText['link']) =>
  link ? [`<a href="${quote(link.address)}">${quote(link.label)}</a>`] : [];
