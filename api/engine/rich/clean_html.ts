import sanitize from 'sanitize-html';
import { isLocale } from '#schemas/localize.ts';
import { betweenBlocks, wordsOf } from '#schemas/rich.ts';
import { flatten } from '../requests/nesting.ts';

/** What goes with all that is in it. */
const nonTextTags = [
  ...['script', 'style', 'textarea', 'option', 'select', 'noscript', 'template', 'title'],
  ...['svg', 'math', 'iframe', 'object', 'xmp', 'noembed', 'noframes'],
];

const marks = ['strong', 'b', 'em', 'i', 'u', 's', 'mark', 'sub', 'sup', 'code', 'br'];
const blocks = ['p', 'ul', 'ol', 'li', 'blockquote'];

/** A text may say in which language of the school it stands, so that it is read aloud in that. */
const inKnownLanguage: sanitize.Transformer = (tagName, { lang, ...attribs }) => ({
  tagName,
  attribs: isLocale(lang) ? { ...attribs, lang } : attribs,
});

/** What a lesson is written with. No script, style, frame or form survives; pictures and sounds come from the library. */
const ofLessons: sanitize.IOptions = {
  nonTextTags,
  allowedTags: [
    ...['hr', 'h2', 'h3', 'h4', 'pre', 'span', 'a', 'img', 'audio', ...marks, ...blocks],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'caption'],
  ],
  allowedAttributes: {
    a: ['href'],
    img: ['src', 'alt', 'width', 'height'],
    audio: ['src', 'controls'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    '*': ['lang'],
  },
  allowedSchemes: ['https', 'mailto'],
  allowedSchemesByTag: { img: [], audio: [] },
  allowProtocolRelative: false,
  transformTags: { '*': inKnownLanguage },
  exclusiveFilter: ({ tag, attribs }) =>
    (tag === 'img' || tag === 'audio') && !/^\/api\/resources\/\d+\/file$/.test(attribs.src ?? ''),
};

/** The HTML of questions: pictures and recordings are shown beside their texts, not inside. */
const ofQuestions: sanitize.IOptions = {
  nonTextTags,
  allowedTags: [...marks, ...blocks, 'a'],
  allowedAttributes: { a: ['href'], ol: ['start'], '*': ['lang'] },
  allowedSchemes: ['https', 'mailto'],
  allowProtocolRelative: false,
  // One name for each mark. A text of one line has no paragraph.
  transformTags: { '*': inKnownLanguage, b: 'strong', i: 'em', strike: 's', del: 's', div: 'p' },
  // What marks nothing.
  exclusiveFilter: ({ tag, text }) => (tag === 'p' ? !text.trim() : marks.includes(tag) && tag !== 'br' && !text),
};

/** Rich text that is safe in a page. The time is linear in the length of the text, here and below. */
export const cleanHtml = (html: string): string => sanitize(flatten(html), ofLessons);

/** What is plain enough to be clean as it stands. */
const isPlain = (html: string) => !/[<>&\0\r]/.test(html);

/**
 * A question's text that is safe in a page. Idempotent.
 * @param line whether it is one line, such as an option: paragraphs and lists become lines of it
 */
export function cleanText(html: string, line = false): string {
  if (isPlain(html)) return html;
  const clean = sanitize(flatten(html), ofQuestions)
    .replace(/<a>((?:(?!<\/?a>).)*)<\/a>/gs, '$1')
    .replace(/<li><p>((?:(?!<\/?p>).)*)<\/p><\/li>/gs, '<li>$1</li>')
    .replace(/^\s*<p>((?:(?!<\/?p>|<ul|<ol|<blockquote).)*)<\/p>\s*$/s, '$1');
  if (!wordsOf(clean).trim()) return '';
  if (!line) return clean;
  return betweenBlocks(clean, '<br />').replace(/<\/?(?:p|li|ul|ol|blockquote|a)\b[^>]*>/g, '');
}
