import type { Knex } from 'knex';
import type { Context } from '../engine/define.ts';
import { addJob } from '../engine/jobs/jobs.ts';
import { calibrationOf } from './calibration.ts';

/** Minutes: results that arrive within them are learned from together. */
const learningDelay = 10;

/** Orders that the answers of a form's tests are learned from, soon. */
export const orderLearning = (form: number, { trx, now }: { trx: Knex; now: Date }): Promise<void> =>
  addJob(
    trx,
    'learn_difficulties',
    { form },
    { key: `learn_difficulties:${form}`, at: new Date(now.getTime() + learningDelay * 60_000) },
  );

/** Writes down how hard each question of a leveling form is by now. The author's level stays as it is, beside it. */
export async function learnDifficulties(form: number, ctx: Context): Promise<void> {
  const answeredQuestions = (await calibrationOf(form, ctx)).filter(({ answers }) => answers > 0);
  const values = answeredQuestions.map(({ question, difficulty }) => ({ id: question, difficulty }));
  await ctx.trx.raw(
    `update questions set learned_difficulty = estimates.difficulty
     from (select q.id, new.difficulty from questions q
       left join jsonb_to_recordset(?::jsonb) new(id integer, difficulty numeric(12,4)) on new.id = q.id
       where q.form_id = ?) estimates
     where questions.id = estimates.id and questions.learned_difficulty is distinct from estimates.difficulty`,
    [JSON.stringify(values), form],
  );
}
