import type { Schema } from '#schemas/dialect.ts';
import { type Locale, type Text, text } from '#schemas/localize.ts';
import type { Rich } from '#schemas/questions/controls.ts';
import { isFormatted, isLine, isRich, wordsOf } from '#schemas/rich.ts';
import { derived } from '../cache.ts';
import { cleanText } from '../engine/rich/clean_html.ts';
import { cleanTexts, mapRich } from '../engine/rich/rich_text.ts';
import type { CommonBody } from './author.ts';
import type { Question } from './define.ts';

type Author = Schema;

/** A question whose rich texts are clean, which is how it is stored. */
export const cleanQuestion = <Q extends Question>(author: Author, question: Q): Q => ({
  ...question,
  ...cleanTexts(author, { body: question.body, key: question.key }),
});

const plain = derived((question: Question, author: Author) => {
  const { body, key } = question;
  return { ...question, ...mapRich(author, { body, key }, wordsOf) };
});

/** A question with the words of its rich texts alone: types compile, grade and check words and know no markup. */
export const inWords = <Q extends Question>(author: Author, question: Q): Q => plain(question, author) as Q;

interface WrittenBody extends CommonBody {
  options?: { id: string; text?: string }[];
}

/** The rich texts of a body as HTML for a student's page; empty where all is plain text. */
export function richOf(author: Author, body: WrittenBody, locale: Locale): { rich?: Rich } {
  const clean = (html: string, property: Schema) => (isFormatted(html) ? cleanText(html, isLine(property)) : html);
  const { prompt, hints = [], options = [] } = mapRich(author.properties?.body ?? {}, body, clean);
  const question = text(prompt, locale);
  const helps = hints.map((hint) => text(hint, locale)).filter((hint) => wordsOf(hint));
  const isOptionRich = author.properties?.body?.properties?.options?.items?.properties?.text?.contentMediaType;
  const formattedOptions = isOptionRich ? options.filter((option) => isFormatted(option.text ?? '')) : [];
  const rich: Rich = {
    ...(isFormatted(question) ? splitHeading(question) : {}),
    ...(helps.some(isFormatted) ? { hints: helps } : {}),
    ...(formattedOptions.length > 0
      ? { options: Object.fromEntries(formattedOptions.map(({ id, text = '' }) => [id, text])) }
      : {}),
  };
  return Object.keys(rich).length > 0 ? { rich } : {};
}

/** A heading holds a line; what follows it stands below. */
function splitHeading(html: string): Pick<Rich, 'prompt' | 'more'> {
  if (!/<(?:p|ul|ol|blockquote)\b/.test(html)) return { prompt: html };
  const [, first = '', rest = ''] = /^(?:<p>(.*?)<\/p>)?(.*)$/s.exec(html) ?? [];
  return { prompt: first, more: rest };
}

/** The markup of a question's feedback by its words. */
const markup = derived(({ key }: Question, author: Author) => {
  const texts = textsIn(author.properties?.key ?? {}, key).filter(({ es = '', en = '' }) => isFormatted(es + en));
  return new Map(texts.map((text) => [nameOf(mapTexts(text, wordsOf)), mapTexts(text, (html) => cleanText(html))]));
});

/** Finds the markup of a feedback text by its words; texts that are not found are plain words. */
export const richFeedback =
  (author: Author, question: Question) =>
  (text: Text): Text | undefined =>
    markup(question, author).get(nameOf(text));

/** The rich texts in both languages that a schema describes within a value. */
function textsIn(schema: Schema, value: unknown): Text[] {
  if (Array.isArray(value)) return value.flatMap((one) => textsIn(schema.items ?? {}, one));
  if (typeof value !== 'object' || value === null) return [];
  const { properties = {} } = schema;
  if (properties.es && isRich(properties.es)) return [value as Text];
  return Object.entries(value).flatMap(([name, member]) => textsIn(properties[name] ?? {}, member));
}

const nameOf = ({ es = '', en = '' }: Text) => JSON.stringify([es, en]);

const mapTexts = ({ es, en }: Text, change: (html: string) => string): Text => ({
  ...(es === undefined ? {} : { es: change(es) }),
  ...(en === undefined ? {} : { en: change(en) }),
});
