/** Signs that XML 1.0 has not, or that mean something in it; and what Excel would read as the code of one (`_x000D_`). */
const special = '[&<>\\x01-\\x08\\x0b-\\x1f\\ufffe\\uffff]|_x[0-9A-Fa-f]{4}_';

/** A word of ours between the marks of XML. */
export const xmlOf = (word: string): string =>
  word.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Any text, in SQL. Few texts have such signs: the others are spared the functions. */
export const xmlIn = (value: string): string =>
  `case when ${value} ~ '${special}' then replace(replace(replace(regexp_replace(regexp_replace(${value},
    '_(?=x[0-9A-Fa-f]{4}_)', '_x005F_', 'g'), '[\\x01-\\x08\\x0b-\\x1f\\ufffe\\uffff]', '', 'g'),
    '&', '&amp;'), '<', '&lt;'), '>', '&gt;') else ${value} end`.replaceAll('?', '\\?');
