import sanitize from 'sanitize-html';
import type { EntitySchema } from '#schemas/dialect.ts';
import type { Row } from './define.ts';

/** What a lesson is written with. No script, style, frame or form survives; pictures and sounds come from the library. */
const allowed: sanitize.IOptions = {
  allowedTags: [
    ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'pre', 'code'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'mark', 'sub', 'sup', 'span', 'a', 'img', 'audio'],
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
  exclusiveFilter: ({ tag, attribs }) =>
    (tag === 'img' || tag === 'audio') && !/^\/api\/resources\/\d+\/file$/.test(attribs.src ?? ''),
};

/** Rich text as it may stand in a page. */
export const cleanHtml = (html: string): string => sanitize(html, allowed);

/** A body whose rich texts (`contentMediaType: text/html`) are clean: that is what is stored, however it came. */
export function cleanRichText(schema: EntitySchema, body: Row): Row {
  const rich = Object.entries(body).filter(
    ([field, value]) => typeof value === 'string' && schema.properties[field]?.contentMediaType === 'text/html',
  );
  return { ...body, ...Object.fromEntries(rich.map(([field, value]) => [field, cleanHtml(value)])) };
}
