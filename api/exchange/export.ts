import type { Context } from '#api/engine/define.ts';
import { notFound } from '#api/engine/errors.ts';
import { questionTypes } from '#api/engine/question/registry.ts';
import { say } from '#api/engine/words.ts';
import { carriedBy } from './carried.ts';
import type { Format, Written } from './define.ts';
import type { Item } from './item.ts';
import { formats } from './registry.ts';
import { type Held, itemFor } from './to_item.ts';

/** @throws Problem 404 */
function formatNamed(name: string): Format {
  const format = formats.get(name);
  if (!format) throw notFound();
  return format;
}

/** The questions of a form in a format, and in words what of them the file does not hold. */
export async function exported(form: number, name: string, ctx: Context) {
  const { trx, caller } = ctx;
  const format = formatNamed(name);
  const held: (Held & { id: number })[] = await trx('questions')
    .where({ form_id: form })
    .orderBy(['order', 'id'])
    .select('*');
  const files = format.carries ? await carriedBy(held, ctx) : new Map<number, never>();
  const items = held.map((question) =>
    itemFor({ ...question, points: Number(question.points) }, files.get(question.id)),
  );
  const there = items.filter((item) => item !== null);
  const written = format.write(there);
  const lost = [
    ...items.flatMap((item, at) => (item ? [] : [{ number: at + 1, reason: 'type' }])),
    ...written.lost.map(({ item, reason }) => ({ number: items.indexOf(there[item] as Item) + 1, reason })),
  ];
  const told = lost
    .toSorted((one, other) => one.number - other.number)
    .map(({ number, reason }) => ({ number, reason, message: say(caller.locale, `exchange.lost.${reason}`) }));
  return { ...written, media_type: format.media_type, lost: told };
}

/** What can be read and written, and the types of question for which there are templates. */
export const offered = () => ({
  formats: [...formats].map(([format, { extensions }]) => ({ format, extensions })),
  types: [...questionTypes.keys()].filter((type) => exampleOf(type)),
});

/** The example of a type as files know it. */
function exampleOf(type: string): Item | null {
  const question = questionTypes.get(type)?.example.question;
  const fixed = { order: 1, points: 1, difficulty: 'medium', skill: null, level_id: null, pilot: false };
  return question ? itemFor({ ...question, ...fixed, type }) : null;
}

/**
 * A file with the example of a question type, to be written on.
 * @throws Problem 404
 */
export function template(format: string, type: string): Written & { media_type: string } {
  const { write, media_type } = formatNamed(format);
  const item = exampleOf(type);
  if (!item) throw notFound();
  return { ...write([item]), media_type };
}
