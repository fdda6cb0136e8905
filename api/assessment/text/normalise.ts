const apostrophes = /[\u2018\u2019\u201A\u201B\u2032\u02BC\u00B4`\uFF07]/g;
const quotes = /[\u201C-\u201F\u2033\u00AB\u00BB\uFF02]/g;
const dashes = /[\u2010-\u2015\u2212\u2043\uFE58\uFE63\uFF0D]/g;
const invisible = /[\u00AD\u200B-\u200D\u2060\uFEFF]/g;
const endOfWord = /[.,;:!?\u2026\u00A1\u00BF]+(?=\s|$)|(?<=^|\s)[\u00A1\u00BF]+/g;

/**
 * A typed text as it is compared: what a keyboard, a phone or a copied page makes of the same words is one text.
 * Spanish keyboards write don´t; punctuation after a word is not what a gap asks for, unless it is all there is.
 */
export function normalise(text: string, caseSensitive = false): string {
  const plain = text
    .normalize('NFC')
    .replace(invisible, '')
    .replace(apostrophes, "'")
    .replace(quotes, '"')
    .replace(dashes, '-')
    .trim()
    .replace(/\s+/g, ' ');
  const words = plain.replace(endOfWord, '').replace(/\s+/g, ' ').trim() || plain;
  return caseSensitive ? words : words.toLowerCase();
}
