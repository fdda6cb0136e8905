import sanitize from 'sanitize-html';
import type { EntitySchema, Schema } from '#schemas/dialect.ts';
import { isLocale } from '#schemas/localize.ts';
import { betweenBlocks, isLine, isRich, wordsOf } from '#schemas/rich.ts';
import type { Row } from './define.ts';
import { flatten } from './requests/nesting.ts';

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

/** What a schema describes, with another text for each of its rich ones (`contentMediaType: text/html`). */
export function mapRich<T>(schema: Schema, value: T, change: (html: string, property: Schema) => string): T {
  if (typeof value === 'string') return (isRich(schema) ? change(value, schema) : value) as T;
  if (Array.isArray(value)) return value.map((one) => mapRich(schema.items ?? {}, one, change)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).map(([name, member]) => {
    const property = schema.properties && Object.hasOwn(schema.properties, name) ? schema.properties[name] : undefined;
    return [name, property ? mapRich(property, member, change) : member];
  });
  return Object.fromEntries(members) as T;
}

/** Cleans every rich text that a schema describes within a value, however deep. */
export const cleanTexts = <T>(schema: Schema, value: T): T =>
  mapRich(schema, value, (html, property) => cleanText(html, isLine(property)));

/** A body whose rich texts (`contentMediaType: text/html`) are clean: that is what is stored, however it came. */
export function cleanRichText(schema: EntitySchema, body: Row): Row {
  const rich = Object.entries(body).filter(
    ([field, value]) => typeof value === 'string' && schema.properties[field]?.contentMediaType === 'text/html',
  );
  return { ...body, ...Object.fromEntries(rich.map(([field, value]) => [field, cleanHtml(value)])) };
}
