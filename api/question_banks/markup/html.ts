import type { Locale, Text } from '#schemas/localize.ts';

const tags =
  /<\/?(?:p|br|div|span|b|i|u|em|strong|a|img|ul|ol|li|h[1-6]|pre|code|sub|sup|table|script|style|iframe|svg|audio|video|object|embed|form|input|button|body|html|link|meta|base|math|details|select|marquee)\b[^<>]*>/i;

/** Whether a text that says nothing of its format is HTML. */
export const looksHtml = (text: string): boolean => tags.test(text) || /&(?:\w{2,8}|#\d{1,6});/.test(text);

/** As HTML: signs escaped, lines kept. */
export const htmlOf = (text: string): string => escapeMarkup(text).replaceAll('\n', '<br>');

export const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] as string);

/** HTML of ours as files take it: in one line. */
export const inLine = (html: string): string => html.replaceAll('\n', '<br />');

/** A rich text in two languages as files know it: as it is where it is English alone, else Moodle's `multilang`. */
export function multilang(text: Text): string {
  if (!text.es) return inLine(text.en ?? '');
  const span = (language: Locale) =>
    text[language] ? `<span class="multilang" lang="${language}">${inLine(text[language])}</span>` : '';
  return span('es') + span('en');
}
