import type { Schema } from './dialect.ts';

/** Longer than this, a rich text may have lists; what is shorter is a line: an option, a hint. */
const line = 1000;

export const isRich = ({ contentMediaType }: Schema): boolean => contentMediaType === 'text/html';
export const isLine = ({ maxLength }: Schema): boolean => Number(maxLength ?? line + 1) <= line;

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };

/** Words as HTML that says the same: signs escaped, lines kept. */
export const asHtml = (words: string): string =>
  words.replace(/[&<>]/g, (sign) => signs[sign] as string).replace(/\n/g, '<br />');

/** Ends of blocks, and whether another end follows. It is taken in, so that nothing is tried twice. */
const ends = /(?:<\/(?:p|li|ul|ol|blockquote|pre|h[1-6]|tr|table)>\s*)+(<\/)?/g;

/** Clean HTML with a separator wherever a block ends and something else begins. */
export const betweenBlocks = (html: string, separator: string): string =>
  html.replace(ends, (end, other: string | undefined, at: number) =>
    other || at + end.length === html.length ? end : separator,
  );

/** The words of clean HTML; a picture's are what describes it. */
export function wordsOf(html: string): string {
  if (!/[<&]/.test(html)) return html;
  return betweenBlocks(html, '\n')
    .replace(/<br ?\/?>/g, '\n')
    .replace(/<img\b[^>]*\balt="([^"]*)"[^>]*>/g, '$1')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#39);/g, (sign) => entities[sign] as string);
}

/** Whether clean HTML is more than words in lines. */
export const isFormatted = (html: string): boolean => /<(?!br ?\/?>)/.test(html);
