import type { Schema } from '#schemas/dialect.ts';
import { type Locale, type Text, text } from '#schemas/localize.ts';
import type { ControlOptions } from '#schemas/questions/controls.ts';
import type { Issue } from './define.ts';

/** What all questions have: what to do, the English that it is about, and pictures or recordings. */
export interface CommonBody {
  prompt: Text;
  text?: string;
  media?: { resource: number; alt: Text; plays?: number }[];
  hints?: Text[];
}

const longestText = 5000;

/** A text in the two languages of the interface. That one of them is there is `checkCommon`'s to say. */
export const bilingualText = (title: string, maxLength = 1000): Schema =>
  object(title, {
    es: { title: 'Spanish', type: 'string', maxLength },
    en: { title: 'English', type: 'string', maxLength },
  });

/** A text in both languages that may have marks and lists. The limit counts its HTML. */
export const bilingualHtml = (title: string, maxLength = 2000): Schema => {
  const contentMediaType = 'text/html';
  return object(title, {
    es: { title: 'Spanish', type: 'string', maxLength, contentMediaType },
    en: { title: 'English', type: 'string', maxLength, contentMediaType },
  });
};

/** An object with these members alone. Titles are the default words; `questions.fields.<member>` says them in both languages. */
export const object = (title: string, properties: Record<string, Schema>, required: string[] = []): Schema => ({
  title,
  type: 'object',
  additionalProperties: false,
  required,
  properties,
});

export const list = (title: string, items: Schema, maxItems = 50): Schema => ({
  title,
  type: 'array',
  maxItems,
  items,
});

export const idSchema: Schema = { title: 'Id', type: 'string', maxLength: 12, pattern: '^[a-z0-9]{1,12}$' };

/** A value that is the id of something listed in the same question, or '' while the author has not chosen. */
export const idOf = (choices: string, title: string): Schema => ({
  title,
  type: 'string',
  maxLength: 12,
  'x-choices': choices,
});

/** A picture of the library. */
export const picture: Schema = { title: 'File', type: 'integer', 'x-reference': 'resources', 'x-accept': ['image'] };

const medium = {
  resource: { title: 'File', type: 'integer', 'x-reference': 'resources', 'x-accept': ['image', 'audio'] },
  alt: bilingualText('Described in words', 500),
};

const plays: Schema = { title: 'Times it may be listened to', type: 'integer', minimum: 1, maximum: 20 };

const media = list('Media', object('Medium', { ...medium, plays }, ['resource', 'alt']), 10);

/** A picture or a recording that an option or a row may have. */
export const mediumSchema: Schema = object('Picture or recording', medium);

export const commonBody: Record<string, Schema> = {
  prompt: bilingualHtml('What to do'),
  text: { title: 'English text', type: 'string', maxLength: longestText },
  media,
  hints: list('Hints', bilingualHtml('Hint', 1000), 5),
};

/** The schema of a whole question. */
export const author = (body: Schema, key: Schema): Schema => object('Question', { body, key }, ['body', 'key']);

/** What every student's control shows beside the prompt. */
export function commonOptions(body: CommonBody, locale: Locale): ControlOptions {
  const hints = (body.hints ?? []).map((hint) => text(hint, locale)).filter(Boolean);
  return {
    ...(body.text ? { text: body.text } : {}),
    ...(body.media?.length
      ? { media: body.media.map(({ alt, ...medium }) => ({ ...medium, alt: text(alt, locale) })) }
      : {}),
    ...(hints.length > 0 ? { hints } : {}),
  };
}

/** What is missing from any question, whatever its type. */
export function checkCommon(body: CommonBody): Issue[] {
  const silent = (body.media ?? []).flatMap(({ alt }, at) =>
    isBlank(alt) ? [{ path: `body.media.${at}.alt`, rule: 'alt_missing', params: { number: at + 1 } }] : [],
  );
  return isBlank(body.prompt) ? [{ path: 'body.prompt', rule: 'prompt_missing' }, ...silent] : silent;
}

/** Whether a text says nothing in either language. */
export const isBlank = (value: Text | undefined) => !value?.es?.trim() && !value?.en?.trim();
