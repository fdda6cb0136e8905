import sanitize from 'sanitize-html';
import type { Row } from '../engine/define.ts';

const allowed: sanitize.IOptions = {
  allowedTags: [
    ...[
      'h2',
      'h3',
      'h4',
      'p',
      'br',
      'hr',
      'blockquote',
      'ul',
      'ol',
      'li',
      'pre',
      'code',
      'strong',
      'b',
      'em',
      'i',
      'u',
      's',
    ],
    ...[
      'sub',
      'sup',
      'mark',
      'span',
      'a',
      'img',
      'figure',
      'figcaption',
      'audio',
      'table',
      'thead',
      'tbody',
      'tr',
      'th',
      'td',
    ],
  ],
  allowedAttributes: {
    '*': ['lang'],
    a: ['href', 'title'],
    img: ['src', 'alt', 'width', 'height'],
    audio: ['src', 'controls'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
  },
  allowedSchemes: ['https', 'http', 'mailto'],
  allowedSchemesByTag: { img: ['https'], audio: ['https'] },
  allowProtocolRelative: false,
};

/** The members of a row that hold rich text, without anything that could act in a reader's browser. */
export const cleaned = <R extends Row>(row: R): R =>
  Object.fromEntries(
    Object.entries(row).map(([field, value]) => [
      field,
      /^(english_)?content$/.test(field) && typeof value === 'string' ? sanitize(value, allowed) : value,
    ]),
  ) as R;
