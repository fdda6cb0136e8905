import { questionTypes } from '#api/assessment/registry.ts';
import type { Context } from '#api/engine/define.ts';
import { notFound } from '#api/engine/errors.ts';
import type { Entity } from '#api/engine/registry.ts';
import { readOne } from '#api/engine/rows.ts';
import { say } from '#api/engine/words/words.ts';
import { attachmentsOf } from './attachments.ts';
import type { Format, WrittenFile } from './define.ts';
import { levelsByOrder } from './import.ts';
import { formats } from './registry.ts';
import { settingsOf } from './settings.ts';
import { itemFor, type QuestionRow } from './to_item.ts';

/** @throws Problem 404 */
function formatNamed(name: string): Format {
  const format = formats.get(name);
  if (!format) throw notFound();
  return format;
}

/** A form in a format. */
export async function exportForm(form: Entity, id: number, name: string, ctx: Context) {
  return { ...(await writeForm(form, id, name, ctx)), media_type: formatNamed(name).media_type };
}

/** What of a form's questions a file of the format does not hold, in words. */
export async function exportLosses(form: Entity, id: number, name: string, ctx: Context) {
  const { lost } = await writeForm(form, id, name, ctx);
  return lost
    .toSorted((one, other) => one.item - other.item)
    .map(({ item, reason }) => ({
      number: item + 1,
      reason,
      message: say(ctx.caller.locale, `question_banks.lost.${reason}`),
    }));
}

async function writeForm(form: Entity, id: number, name: string, ctx: Context) {
  const { trx } = ctx;
  const format = formatNamed(name);
  const row = await readOne(form, id, ctx);
  const questionRows: QuestionRow[] = await trx('questions')
    .where({ form_id: id })
    .orderBy(['order', 'id'])
    .select('*');
  const orders = new Map([...(await levelsByOrder(ctx))].map(([order, level]) => [level, order]));
  return format.write({
    settings: settingsOf(form, row, ctx),
    questions: questionRows.map((question) => ({
      ...question,
      points: Number(question.points),
      level: orders.get(question.level_id ?? 0) ?? null,
    })),
    files: format.carries ? await attachmentsOf(questionRows, ctx) : new Map(),
  });
}

/** What can be read and written, and the types of question for which there are templates. */
export const listFormats = () => ({
  formats: [...formats].map(([format, { extensions }]) => ({ format, extensions })),
  types: [...questionTypes.keys()].filter((type) => exampleOf(type)),
});

/** The example of a type, where files have words for it. */
function exampleOf(type: string): QuestionRow | null {
  const question = questionTypes.get(type)?.example.question;
  if (!question) return null;
  const fixed = { order: 1, points: 1, difficulty: 'medium', skill: null, level_id: null, pilot: false };
  const held = { ...question, ...fixed, type };
  return itemFor(held) && held;
}

/**
 * A file with the example of a question type, to be written on.
 * @throws Problem 404
 */
export function template(format: string, type: string): WrittenFile & { media_type: string } {
  const { write, media_type } = formatNamed(format);
  const question = exampleOf(type);
  if (!question) throw notFound();
  return { ...write({ settings: {}, questions: [question], files: new Map() }), media_type };
}
