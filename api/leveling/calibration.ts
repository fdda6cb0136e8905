import type { Knex } from 'knex';
import { type Calibration, calibrated, type Given } from '../placement/calibrate.ts';
import { type Item, type Response, type Skill, skills } from '../placement/item.ts';
import { posteriorOf } from '../placement/posterior.ts';
import { priorOf } from '../placement/prior.ts';

/** So many tests, the latest ones, are read: more change no difficulty that one could tell. */
const latest = 2000;

/** What the answers that were given so far say of the questions of a leveling form that have a level and a skill. */
export async function calibrationOf(form: number, trx: Knex): Promise<(Calibration & { question: number })[]> {
  const items = await itemsOf(form, trx);
  const given = new Map<number, Given[]>([...items.keys()].map((id) => [id, []]));
  for (const responses of (await testsOf(form, items, trx)).values()) {
    const belief = posteriorOf(priorOf(null), responses);
    for (const { item, score } of responses) given.get(item.id)?.push({ score, belief });
  }
  return [...items.values()].map((item) => ({ question: item.id, ...calibrated(item, given.get(item.id) ?? []) }));
}

interface Stored {
  id: number;
  level: number;
  skill: Skill;
  pilot: boolean;
  options: number | null;
}

async function itemsOf(form: number, trx: Knex): Promise<Map<number, Item>> {
  const rows: Stored[] = await trx('questions')
    .join('levels', 'levels.id', 'questions.level_id')
    .where({ form_id: form })
    .whereIn('skill', [...skills])
    .select('questions.id', 'levels.order as level', 'skill', 'pilot')
    .select(trx.raw("jsonb_array_length(questions.body -> 'options') as options"));
  return new Map(rows.map((row) => [row.id, row]));
}

/** What was answered in each test, by the attempt's id. */
async function testsOf(form: number, items: Map<number, Item>, trx: Knex): Promise<Map<number, Response[]>> {
  const { rows } = await trx.raw<{ rows: { attempt: number; question: string; score: number }[] }>(
    `select taken.id as attempt, one ->> 'question' as question,
       (one ->> 'score')::float / (one ->> 'points')::float as score
     from (
       select attempts.id, attempts.review from attempts
       join form_versions on form_versions.id = attempts.form_version_id
       where form_versions.form_id = :form and attempts.submitted_at is not null
       order by attempts.submitted_at desc limit :latest
     ) as taken, jsonb_array_elements(taken.review) as one
     where one ->> 'score' is not null and (one ->> 'points')::float > 0`,
    { form, latest },
  );
  const tests = new Map<number, Response[]>();
  for (const { attempt, question, score } of rows) {
    const item = items.get(Number(question.slice(1)));
    if (item) tests.set(attempt, [...(tests.get(attempt) ?? []), { item, score }]);
  }
  return tests;
}
