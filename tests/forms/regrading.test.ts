import { afterAll, beforeAll, expect, test } from 'vitest';
import { addJob } from '#api/engine/jobs/jobs.ts';
import { runNextBatch } from '#api/forms/regrading/batches.ts';
import { resumeAll } from '#api/forms/regrading/regrading.ts';
import { type Body, done, refused, type Stage, stage } from '#tests/attempts/stage.ts';
import { runJobs } from '#tests/support/run_jobs.ts';
import { openSchool, type School } from '#tests/support/school.ts';
import { tried } from './regrading.ts';

let school: School;
let at: Stage;
beforeAll(async () => {
  school = await openSchool();
  at = await stage(school);
});
afterAll(() => school.close());

const choice = {
  type: 'choice_single',
  body: {
    prompt: { en: 'Choose.' },
    options: ['a1', 'b2', 'c3'].map((id) => ({ id, text: `Option ${id}` })),
  },
  key: { correct: 'a1' },
};
const url = (form: number, path: string) => `/api/exercise_forms/${form}/${path}`;
const wish = { version: 2, keep: 'better' };

/** A form whose key was wrong, which so many attempts have met. */
async function mended(attempts: number): Promise<number> {
  const form = await at.exercise([choice]);
  const begun = await done(at.student.post(url(form, 'start')));
  const [name] = begun.uiSchema['ui:order'];
  await done(at.student.patch(`/api/attempts/${begun.id}`, { seq: 1, answers: { [name]: 'b2' } }));
  await done(at.student.post(`/api/attempts/${begun.id}/submit`));
  await school.knex.raw(
    `insert into attempts (form_version_id, student_id, status, seed, answers, seqs, score, points, percentage, correct,
        incorrect, graded, started_at, submitted_at)
      select form_version_id, student_id, status, seed, answers, seqs, score, points, percentage, correct, incorrect, graded,
        started_at, submitted_at from attempts, generate_series(2, ?) where id = ?`,
    [attempts, begun.id],
  );
  await done(at.coordinator.put(`/api/questions/${name.slice(1)}`, { key: { correct: 'b2' } }));
  await done(at.coordinator.post(url(form, 'activate')));
  return form;
}

const attemptsOf = (form: number) =>
  school
    .knex('attempts as a')
    .join('form_versions as v', 'v.id', 'a.form_version_id')
    .where('v.form_id', form)
    .orderBy('a.id')
    .select('a.id', 'a.percentage', 'a.version');
const regrading = (form: number): Promise<Body> => done(at.coordinator.get(url(form, 'regrading')));
const step = (id: number) =>
  school.knex.transaction((trx) =>
    runNextBatch(id, {
      trx,
      now: new Date(),
      engine: school.app.engine,
      address: null,
      request_id: 'test',
      caller: { id: null, role: 'system' } as never,
    }),
  );

test('A regrading goes on where a process that died left it, and changes each attempt once', async () => {
  const form = await mended(450);
  const begun = await done(at.coordinator.post(url(form, 'try_regrading'), wish));
  expect(begun).toMatchObject({ status: 'trying', done: 0, total: 450 });
  expect(await done(at.coordinator.post(url(form, 'try_regrading'), wish)), 'who comes second').toMatchObject(begun);
  await refused(at.coordinator.post(url(form, 'regrade'), { regrading: begun.id }), 409);
  await step(begun.id);
  expect(await regrading(form)).toMatchObject({ status: 'trying', done: 200 });
  await runJobs(school.app);
  expect(await regrading(form)).toMatchObject({ status: 'tried', done: 450, outcome: { better: 450, passes: 450 } });

  await done(at.coordinator.post(url(form, 'regrade'), { regrading: begun.id }));
  await step(begun.id);
  expect(await regrading(form)).toMatchObject({ status: 'applying', done: 200, total: 450 });
  // The job is done and gone, as when its process has taken it along.
  await school.knex.raw('delete from graphile_worker._private_jobs');
  await runJobs(school.app);
  expect(await regrading(form)).toMatchObject({ status: 'applying', done: 200 });
  await school.knex('regradings').update({ updated_at: new Date(Date.now() - 120_000) });
  await regrading(form);
  await runJobs(school.app);
  expect(await regrading(form), 'who reads it orders nothing').toMatchObject({ status: 'applying', done: 200 });
  await addJob(school.knex, 'resume_regradings', {});
  await runJobs(school.app);
  expect(await regrading(form)).toMatchObject({ status: 'applied', done: 450, outcome: { written: 450, skipped: 0 } });
  const now = await attemptsOf(form);
  expect(new Set(now.map(({ percentage }) => percentage))).toEqual(new Set([100]));
  const lines = school.knex('audit_logs').where({ action: 'regrade', entity: 'attempts' });
  expect(
    await lines
      .whereIn(
        'record_id',
        now.map(({ id }) => id),
      )
      .select('id'),
  ).toHaveLength(450);
  expect(await school.knex('regrading_changes').select('id')).toEqual([]);
});

test('What is applied is what was listed: what has changed since is left and told', async () => {
  const form = await mended(3);
  const { id } = await tried(school, at.coordinator, form, wish);
  const [first, second] = await attemptsOf(form);
  await school
    .knex('attempts')
    .where({ id: first.id })
    .update({ version: first.version + 1 });
  await done(at.coordinator.post(url(form, 'regrade'), { regrading: id }));
  await runJobs(school.app);
  expect(await regrading(form)).toMatchObject({ status: 'applied', outcome: { written: 2, skipped: 1 } });
  expect((await attemptsOf(form)).map(({ percentage }) => percentage)).toEqual([0, 100, 100]);
  await refused(at.coordinator.post(url(form, 'regrade'), { regrading: id }), 409);

  const again = await tried(school, at.coordinator, form, wish);
  await school.knex('attempts').where({ id: second.id }).delete();
  const said = await refused(at.coordinator.post(url(form, 'regrade'), { regrading: again.id }), 409);
  expect(said.rule).toBe('attempts_since');
  await refused(at.coordinator.post(url(form, 'regrade'), { regrading: id }), 404);
});

test('Another version than the one that was tried judges nobody', async () => {
  const form = await mended(1);
  const { id } = await tried(school, at.coordinator, form, wish);
  const [{ id: question }] = await school.knex('questions').where({ form_id: form }).select('id');
  await done(at.coordinator.put(`/api/questions/${question}`, { key: { correct: 'c3' } }));
  await done(at.coordinator.post(url(form, 'activate')));
  const said = await refused(at.coordinator.post(url(form, 'regrade'), { regrading: id }), 409);
  expect(said.rule).toBe('version_not_last');
  expect(await attemptsOf(form)).toMatchObject([{ percentage: 0 }]);
});

test('A regrading is given up, if at all, before the clock takes it up: that would count its tries from the first', async () => {
  const form = await mended(3);
  const { id } = await done(at.coordinator.post(url(form, 'try_regrading'), wish));
  const tries = () =>
    school
      .knex('graphile_worker.jobs')
      .where({ key: `regrade:${id}` })
      .pluck('max_attempts');
  expect(await tries()).toEqual([3]);
  await school
    .knex('regradings')
    .where({ id })
    .update({ updated_at: new Date(Date.now() - 120_000) });
  await resumeAll({ trx: school.knex });
  expect(await tries()).toEqual([3]);
  await runJobs(school.app);
  expect(await regrading(form)).toMatchObject({ status: 'tried', done: 3 });
});
