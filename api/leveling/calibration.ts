import type { Context } from '../engine/define.ts';
import { compileForm, type StoredQuestion } from '../engine/question/compile.ts';
import { questionTypes } from '../engine/question/registry.ts';
import { type Calibration, calibrated, type Given } from '../placement/calibrate.ts';
import type { Item, Response } from '../placement/item.ts';
import { posteriorOf } from '../placement/posterior.ts';
import { priorOf } from '../placement/prior.ts';
import { bankOf, ordersOf } from './bank.ts';
import { saidOf } from './statements.ts';

/** So many tests, the latest ones, are read: more change no difficulty that one could tell. */
const latest = 2000;

/** What the answers that were given so far say of the questions of a leveling form that have a level and a skill. */
export async function calibrationOf(form: number, ctx: Context): Promise<(Calibration & { question: number })[]> {
  const items = await itemsOf(form, ctx);
  const given = new Map<number, Given[]>([...items.keys()].map((id) => [id, []]));
  for (const { said, responses } of (await testsOf(form, items, ctx)).values()) {
    const belief = posteriorOf(priorOf(said), responses);
    for (const { item, score } of responses) given.get(item.id)?.push({ score, belief });
  }
  return [...items.values()].map((item) => ({ question: item.id, ...calibrated(item, given.get(item.id) ?? []) }));
}

/** What the form holds now, published or not, with the number of answers to choose from as a student would see them. */
async function itemsOf(form: number, ctx: Context): Promise<Map<number, Item>> {
  const rows: StoredQuestion[] = await ctx.trx('questions').where({ form_id: form }).orderBy('order').select('*');
  const content = compileForm(questionTypes, rows, 'es', new Map());
  const bank = bankOf({ key: rows, content: { es: content } }, await ordersOf(ctx));
  return new Map([...bank.values()].map((item) => [item.id, item]));
}

interface Taken {
  /** What the student said to the statements of the self-assessment. */
  said: boolean[] | null;
  responses: Response[];
}

interface Answered {
  attempt: number;
  can: string[] | null;
  question: string;
  score: number;
}

/** What was answered in each test, by the attempt's id. */
async function testsOf(form: number, items: Map<number, Item>, { trx }: Context): Promise<Map<number, Taken>> {
  const { rows } = await trx.raw<{ rows: Answered[] }>(
    `select taken.id as attempt, taken.self_assessment as can, one ->> 'question' as question,
       (one ->> 'score')::float / (one ->> 'points')::float as score
     from (
       select attempts.id, attempts.review, leveling_tests.self_assessment from attempts
       join form_versions on form_versions.id = attempts.form_version_id
       left join leveling_tests on leveling_tests.attempt_id = attempts.id
       where form_versions.form_id = :form and attempts.submitted_at is not null
       order by attempts.submitted_at desc limit :latest
     ) as taken, jsonb_array_elements(taken.review) as one
     where one ->> 'score' is not null and (one ->> 'points')::float > 0`,
    { form, latest },
  );
  const tests = new Map<number, Taken>();
  for (const { attempt, can, question, score } of rows) {
    const item = items.get(Number(question.slice(1)));
    const test = tests.get(attempt) ?? { said: saidOf(can), responses: [] };
    if (item) tests.set(attempt, { ...test, responses: [...test.responses, { item, score }] });
  }
  return tests;
}
