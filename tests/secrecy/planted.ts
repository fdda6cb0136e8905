import type { AnyQuestionType } from '#api/assessment/define.ts';
import { groupType } from '#api/assessment/group.ts';
import { questionTypes } from '#api/assessment/registry.ts';
import type { Schema } from '#schemas/dialect.ts';

/** What a word of a key is: a right answer, what is said to an answer, or what is said in a recording. */
type Sort = 'solution' | 'feedback' | 'transcript';

export interface Planted {
  type: string;
  body: Record<string, unknown>;
  key: Record<string, unknown>;
  points: number;
}

let count = 0;
const marks: Record<Sort, string> = { solution: 'SQLN', feedback: 'FQBK', transcript: 'TQSC' };

/** A word that stands nowhere else: the letters say what it is, the number where it stood. */
const word = (sort: Sort) => `${marks[sort]}${(++count).toString().padStart(4, '0')}`;

/** The planted words of these sorts that stand in a text. */
export const foundIn = (text: string, ...sorts: Sort[]): string[] =>
  [...text.matchAll(new RegExp(`(?:${sorts.map((sort) => marks[sort]).join('|')})\\d{4}`, 'g'))].map(
    ([found]) => found,
  );

const sortOf = (path: string[]): Sort =>
  path.includes('transcript') ? 'transcript' : path.includes('feedback') ? 'feedback' : 'solution';

/** What names something of the body: it is shown among others, and can be no word of ours. */
const names = (path: string[], schema: Schema) =>
  schema['x-choices'] !== undefined ||
  path.at(-1) === 'id' ||
  schema.pattern !== undefined ||
  schema.enum !== undefined;

const isText = ({ properties }: Schema) => properties?.es !== undefined && properties.en !== undefined;

/** A value of a key in which each text is a word of ours, also where its author had left one out. */
function plant(schema: Schema, value: unknown, path: string[]): unknown {
  if (isText(schema)) return { es: word(sortOf(path)), en: word(sortOf(path)) };
  if (Array.isArray(value)) return value.map((one) => plant(schema.items ?? {}, one, path));
  if (schema.properties) return plantObject(schema.properties, (value ?? {}) as Record<string, unknown>, path);
  if (typeof value === 'string') return names(path, schema) ? value : plantText(schema, value, path);
  return value ?? (schema.type === 'string' && !names(path, schema) ? word(sortOf(path)) : undefined);
}

function plantObject(properties: Record<string, Schema>, value: Record<string, unknown>, path: string[]) {
  const planted = Object.entries(properties).map(([name, schema]) => [
    name,
    plant(schema, value[name], [...path, name]),
  ]);
  const entries = planted.filter(([, one]) => one !== undefined);
  return entries.length > 0 || path.length === 0 ? Object.fromEntries(entries) : undefined;
}

/** What stands in the body too stays: of a text with marks the corrections alone are the key's. */
const plantText = (schema: Schema, value: string, path: string[]) =>
  schema['x-marked'] ? value.replace(/\|[^*]+\*/g, (found) => `|${word(sortOf(path))}${found}`) : word(sortOf(path));

const planted = (type: string, { author, question }: { author: Schema; question: { body: unknown; key: unknown } }) => {
  const body = structuredClone(question.body) as Planted['body'];
  const { properties = {} } = author.properties?.key ?? {};
  const key = { ...(question.key as object), ...saidOfEach(properties, body) };
  return { type, body, key: plant({ properties } as Schema, key, []) as Planted['key'], points: 1 };
};

/** What a key may say to each option, also where its author says nothing: a feedback beside the option's name. */
function saidOfEach(properties: Record<string, Schema>, body: Planted['body']) {
  const lists = Object.entries(properties).flatMap(([list, { items }]) => {
    const named = Object.entries(items?.properties ?? {}).find(([, { 'x-choices': choices }]) => choices);
    const isSaid = items?.required?.toSorted().join() === [named?.[0], 'feedback'].toSorted().join();
    return named && isSaid ? [{ list, name: named[0], choices: named[1]['x-choices']?.split('.')[1] ?? '' }] : [];
  });
  return Object.fromEntries(
    lists.map(({ list, name, choices }) => [
      list,
      (body[choices] as { id: string }[]).map(({ id }) => ({ [name]: id, feedback: {} })),
    ]),
  );
}

/** A question of each type that there is, with a word of ours for every text of its key. */
export const ofEachType = (which: 'question' | 'twin' = 'question'): Planted[] =>
  [...questionTypes].map(([type, { author, example }]: [string, AnyQuestionType]) =>
    planted(type, { author, question: example[which] }),
  );

/** A passage that is about something said in it. */
export const passage = (): Planted =>
  planted('group', {
    author: groupType.author,
    question: { body: { prompt: { es: 'Lee.', en: 'Read.' }, text: 'Ana lives in Quito.' }, key: { transcript: '' } },
  });
