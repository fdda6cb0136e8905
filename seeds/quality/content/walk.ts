import type { Level } from './model.ts';
import { type Place, placeOf } from './places.ts';

/** Every object of a level's files, from the outside to the inside. */
export function* objectsOf(value: unknown): Generator<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield value as Record<string, unknown>;
  for (const member of Object.values(value)) yield* objectsOf(member);
}

export interface Pair extends Place {
  name: string;
  es: string;
  en: string;
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** What is said in both languages: `es` beside `en`, `title` beside `english_title`. One that is missing is empty. */
export function pairsOf({ level, lessons, class_lessons, exam, bank }: Level): Pair[] {
  const asked = bank.map(({ body }) => body.prompt);
  return [...objectsOf([level, lessons, class_lessons, exam, asked])].flatMap((object) => {
    const pairs: Pair[] = [];
    const add = (name: string, es: unknown, en: unknown) =>
      pairs.push({ ...placeOf(object, name), name, es: isText(es) ? es : '', en: isText(en) ? en : '' });
    if ('es' in object || 'en' in object) add('es', object.es, object.en);
    for (const name of Object.keys(object)) {
      if (name.startsWith('english_')) add(name.slice(8), object[name.slice(8)], object[name]);
      else if (
        ['title', 'name', 'description', 'content'].includes(name) &&
        isText(object[name]) &&
        !(`english_${name}` in object)
      )
        add(name, object[name], '');
    }
    return pairs;
  });
}
