import type { Knex } from 'knex';
import { nameOf } from '#api/assessment/compile.ts';
import { type FormVersion, gradeForm, type Result } from '#api/assessment/grade.ts';
import { withoutGroups } from '#api/assessment/group.ts';
import { questionTypes } from '#api/assessment/registry.ts';
import type { Row } from '#api/engine/define.ts';
import { takenBy } from '#api/forms/versions.ts';
import { hasMistake, mistakenAnswer, rightAnswer } from '../load/answers.ts';

/** An attempt at a form as it was submitted and graded, whoever it was. */
export interface Submission extends Result {
  form_version_id: number;
  form_id: number;
  seed: number;
  answers: Row;
  seqs: Row;
}

/** How many of its questions somebody gets wrong: from none to all of them. */
const mistakes = [0, 0.15, 0.3, 0.7, 1];

const essay = 'Every day I get up at six, have breakfast with my sister and take the bus to work. I finish at five.';

/** Submissions of the newest version of each exercise and exam, graded as the school grades them. */
export async function submissionsOf(knex: Knex): Promise<Submission[]> {
  const versions = await knex('form_versions')
    .distinctOn('form_id')
    .join('forms', 'forms.id', 'form_versions.form_id')
    .whereIn('forms.kind', ['exercise', 'exam'])
    .where('forms.status', 'active')
    .orderBy([{ column: 'form_id' }, { column: 'number', order: 'desc' }])
    .select('form_versions.id', 'form_id', 'kind', 'content', 'key', 'rules');
  return versions.flatMap((version) => mistakes.flatMap((share, seed) => submit(version, share, seed)));
}

/** One that a person has graded, too, where it needs one. */
function submit(version: Row, share: number, seed: number): Submission[] {
  const taken = takenBy({ seed }, version as never) as FormVersion;
  const questions = withoutGroups(taken.key);
  const wrong = Math.round(questions.length * share);
  const answers = Object.fromEntries(
    questions
      .map((question, at) => [nameOf(question), answerOf(question, at < wrong)])
      .filter(([, answer]) => answer !== null),
  );
  const seqs = Object.fromEntries(Object.keys(answers).map((name, at) => [name, at + 1]));
  const of = { form_version_id: version.id, form_id: version.form_id, seed, answers, seqs };
  const graded = gradeForm(questionTypes, taken, answers, seed);
  if (graded.status === 'completed') return [{ ...of, ...graded }];
  const marks = Object.fromEntries(
    questions.map((question) => [nameOf(question), Math.round(question.points * (1 - share))]),
  );
  return [graded, gradeForm(questionTypes, taken, answers, seed, marks)].map((result) => ({ ...of, ...result }));
}

function answerOf(question: Row, isWrong: boolean): unknown {
  if (question.type === 'essay') return essay;
  if (question.type === 'speaking') return null;
  if (!isWrong) return rightAnswer(question);
  return hasMistake(question) ? mistakenAnswer(question) : null;
}

/** Puts them where the sets find them, as `submissions`. */
export async function fillTemplates(trx: Knex, submissions: Submission[]): Promise<void> {
  await trx.raw(
    `create temp table submissions on commit drop as
      select row_number() over ()::int as number, t.*, f.kind, f.lesson_id, coalesce(f.level_id, l.level_id) as level_id,
        t.status = 'completed' and t.percentage >= (v.rules ->> 'pass_percentage')::numeric as passed
      from jsonb_to_recordset(?::jsonb) t(form_version_id int, form_id int, seed int, answers jsonb, seqs jsonb,
          status text, score numeric, points numeric, percentage numeric, correct int, incorrect int, graded jsonb)
        join form_versions v on v.id = t.form_version_id join forms f on f.id = t.form_id
        left join lessons l on l.id = f.lesson_id`,
    [JSON.stringify(submissions)],
  );
  await trx.raw('analyze submissions');
}
