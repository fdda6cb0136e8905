import { group, groupType } from '#api/assessment/group.ts';
import { questionTypes } from '#api/assessment/registry.ts';
import type { Schema } from '#schemas/dialect.ts';
import { isRich } from '#schemas/rich.ts';
import type { Level, Question } from './model.ts';
import { type Place, placeOf } from './places.ts';
import { formsOf } from './read.ts';

/** A rich text in Spanish with its markup; its first line stands below its place. */
export interface Rich {
  html: string;
  place: Place;
}

/** The Spanish rich texts of a level: those of lessons, and what questions ask and say to an answer. */
export function richSpanishOf(level: Level): Rich[] {
  const { lessons, class_lessons } = level;
  const written = [...lessons.flatMap(({ sections }) => sections), ...class_lessons].map((object) => ({
    html: object.content ?? '',
    place: placeOf(object, 'content'),
  }));
  return [...written, ...formsOf(level).flatMap(({ questions }) => questions.flatMap(asksOf))];
}

/** The Spanish of a question's rich texts, which its type's schema names. */
function asksOf({ type, body, key, questions = [] }: Question): Rich[] {
  const author = type === group ? groupType.author : questionTypes.get(type)?.author;
  const texts = author ? spanishIn(author, { body, key }) : [];
  return [...texts, ...questions.flatMap(asksOf)];
}

function spanishIn(schema: Schema, value: unknown): Rich[] {
  if (Array.isArray(value)) return value.flatMap((one) => spanishIn(schema.items ?? {}, one));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => {
    const property = schema.properties?.[name] ?? {};
    if (name !== 'es' || !isRich(property)) return spanishIn(property, member);
    const { file, line } = placeOf(value, name);
    return [{ html: String(member), place: { file, line: line - 1 } }];
  });
}
