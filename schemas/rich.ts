import type { Schema } from './dialect.ts';

/** Longer than this, a rich text may have lists; what is shorter is a line: an option, a hint. */
const line = 1000;

export const isRich = ({ contentMediaType }: Schema): boolean => contentMediaType === 'text/html';
export const isLine = ({ maxLength }: Schema): boolean => Number(maxLength ?? line + 1) <= line;

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const meant: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };

/** Words as HTML that says the same: signs escaped, lines kept. */
export const asHtml = (words: string): string =>
  words.replace(/[&<>]/g, (sign) => signs[sign] as string).replace(/\n/g, '<br />');

/** Ends of blocks between which a new line begins. */
const ends = /(?:<\/(?:p|li|ul|ol|blockquote|pre|h[1-6]|tr|table)>\s*)+(?!\s*(?:<\/|$))/g;

/** The words of clean HTML; a picture's are what describes it. */
export function wordsOf(html: string): string {
  if (!/[<&]/.test(html)) return html;
  return html
    .replace(ends, '\n')
    .replace(/<br ?\/?>/g, '\n')
    .replace(/<img\b[^>]*\balt="([^"]*)"[^>]*>/g, '$1')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#39);/g, (sign) => meant[sign] as string);
}

/** Whether clean HTML is more than words in lines. */
export const isFormatted = (html: string): boolean => /<(?!br ?\/?>)/.test(html);
