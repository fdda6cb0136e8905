import type { Closing } from '#api/commands/steps/command.ts';
import type { Schema } from '#schemas/dialect.ts';
import { answerTo } from '#tests/support/answer.ts';
import type { Served } from '#tests/support/served.ts';
import { startBare } from './bare/server.ts';
import { type Cycles, ride } from './cycles.ts';
import { inTurns } from './load.ts';
import { demoStudents, studentHeaders } from './people.ts';

const people = 16;

/** A student's cycle (start, ten saves, submit) at 16 students, beside a bare server that stores the same rows. */
export async function printCycles(school: Served, closing: Closing): Promise<void> {
  const { students, form } = await scene(school);
  const ours = await Promise.all(students.map(({ username }) => studentHeaders(school, username)));
  const plain = students.map(({ id }) => ({ 'x-student': String(id) }));
  const bare = await serveBare(school, form, ours[0] as Record<string, string>, closing);
  const {
    plain: theirs,
    ours: own,
    ratio,
  } = await inTurns(
    () => ride(bare, form, plain),
    () => ride(school.url, form, ours),
  );
  const inWords = ({ rate, p50, p95, wrong }: Cycles) =>
    `${rate.toFixed(0)}/s, ${p50} / ${p95} ms${wrong ? `, ${wrong} wrong` : ''}`;
  console.log(`\nstart + 10 saves + submit, ${people} students; cycles a second, median / 95th percentile of a cycle`);
  console.log(`bare ${inWords(theirs)}; product ${inWords(own)}; ratio ${ratio.toFixed(2)} (aim 0.4, and 100/s)\n`);
}

/** Sixteen students at one level, and an exercise of it that has no limit. */
async function scene(school: Served) {
  const { knex } = school;
  const { form, level } = await knex('forms')
    .join('lessons', 'lessons.id', 'forms.lesson_id')
    .join('levels', 'levels.id', 'lessons.level_id')
    .where({ 'forms.kind': 'exercise', 'forms.status': 'active', 'levels.order': 1 })
    .whereNull('forms.time_limit_minutes')
    .orderBy('forms.id')
    .first('forms.id as form', 'levels.id as level');
  const students = await demoStudents(school, people);
  await knex('users')
    .whereIn(
      'id',
      students.map(({ id }) => id),
    )
    .update({ current_level_id: level });
  return { form: form as number, students };
}

/** What the product stored and answered once is what the bare server stores and answers always. */
async function serveBare(
  { url, databaseUrl, knex }: Served,
  form: number,
  headers: Record<string, string>,
  closing: Closing,
): Promise<string> {
  const send = async (method: string, path: string, body: object = {}) =>
    (
      await fetch(`${url}${path}`, {
        method,
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    ).json();
  const begun = await send('POST', `/api/exercise_forms/${form}/start`);
  const questions = Object.entries<Schema>(begun.schema.properties);
  const answers = Object.fromEntries(questions.map(([name, question]) => [name, answerTo(question, 'some answer')]));
  await send('PATCH', `/api/attempts/${begun.id}`, { seq: 1, answers });
  const graded = await send('POST', `/api/attempts/${begun.id}/submit`);
  const cards = await knex('review_cards').where({ attempt_id: begun.id });
  const { form_version_id: version, points } = await knex('attempts').where({ id: begun.id }).first();
  const { schema, uiSchema } = begun;
  const cycle = { version, points, content: { schema, uiSchema }, graded, cards };
  const env = { DATABASE_URL: databaseUrl, BARE_CYCLE: JSON.stringify(cycle) };
  return startBare('tests/bench/bare/cycles.ts', env, closing);
}
