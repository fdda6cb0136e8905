import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderAtBoot, readJobs } from '#api/engine/jobs/schedule.ts';
import { runJobs } from '#tests/support/run_jobs.ts';
import { openSchool, type School } from '#tests/support/school.ts';
import { answersFor, type Body, done, questions, refused, type Stage, stage } from './stage.ts';

let school: School;
let at: Stage;
beforeAll(async () => {
  school = await openSchool();
  at = await stage(school);
});
afterAll(() => school.close());

const save = (id: number, seq: number, answers: object) => at.student.patch(`/api/attempts/${id}`, { seq, answers });
const read = (id: number) => done(at.student.get(`/api/attempts/${id}`));
const jobOf = (id: number) =>
  school
    .knex('graphile_worker.jobs')
    .where({ key: `submit_attempt:${id}` })
    .select('run_at', 'task_identifier');

async function begun(form: Body = { time_limit_minutes: 20 }) {
  const exercise = await at.exercise(questions, form);
  const attempt = await done(at.student.post(`/api/exercise_forms/${exercise}/start`));
  return { exercise, attempt, id: attempt.id as number, order: attempt.uiSchema['ui:order'] as string[] };
}

/** Lets the clock of the school go on for an attempt, its job too. */
async function wait(id: number, seconds: number) {
  const later = (column: string) => school.knex.raw(`?? - make_interval(secs => ?)`, [column, seconds]);
  await school
    .knex('attempts')
    .where({ id })
    .update({ started_at: later('started_at'), deadline_at: later('deadline_at') });
  await school
    .knex('graphile_worker._private_jobs')
    .where({ key: `submit_attempt:${id}` })
    .update({ run_at: later('run_at') });
}

test('The start fixes the deadline and tells the seconds; a later edition of the form moves it not', async () => {
  const { attempt, id, exercise } = await begun();
  expect(Date.parse(attempt.deadline_at) - Date.parse(attempt.started_at)).toBe(20 * 60_000);
  expect(attempt.seconds_left).toBe(20 * 60);
  await done(at.coordinator.put(`/api/exercise_forms/${exercise}`, { time_limit_minutes: 1 }));
  await done(at.coordinator.post(`/api/exercise_forms/${exercise}/activate`));
  await wait(id, 600);
  const again = await done(at.student.post(`/api/exercise_forms/${exercise}/start`));
  expect(again).toMatchObject({ id });
  expect(again.seconds_left).toBeLessThanOrEqual(600);
  expect(again.seconds_left).toBeGreaterThan(590);
  expect((await read(id)).seconds_left).toBeLessThanOrEqual(600);
});

test('Without a limit there is none, and no job', async () => {
  const { attempt, id } = await begun({});
  expect(attempt).toMatchObject({ deadline_at: null, seconds_left: null });
  expect(await jobOf(id)).toEqual([]);
  expect(await read(id)).toMatchObject({ deadline_at: null, seconds_left: null });
});

test('A save within the grace counts; after it none does, with a sentence', async () => {
  const { id, order } = await begun();
  await wait(id, 20 * 60 + 20);
  await done(save(id, 1, answersFor(order, 'right')));
  await wait(id, 20);
  const refusal = await refused(save(id, 2, { [order[0] as string]: null }), 409);
  expect(refusal).toMatchObject({
    rule: 'time_over',
    detail: 'Se acabó el tiempo: solo cuenta lo que se guardó antes.',
  });
  expect(await read(id)).toMatchObject({ status: 'draft', seconds_left: 0, answers: answersFor(order, 'right') });
  expect(await done(at.student.post(`/api/attempts/${id}/submit`))).toMatchObject({ percentage: 100 });
});

test('When the time is over a job submits what is stored, and not before', async () => {
  const { id, order, attempt } = await begun();
  const [job] = await jobOf(id);
  expect(job?.task_identifier).toBe('submit_attempt');
  expect(Date.parse(job?.run_at) - Date.parse(attempt.deadline_at)).toBe(30_000);
  await done(save(id, 1, answersFor(order, 'right')));
  await runJobs(school.app);
  expect(await read(id)).toMatchObject({ status: 'draft' });
  await wait(id, 21 * 60);
  await runJobs(school.app);
  expect(await read(id)).toMatchObject({ status: 'completed', percentage: 100, score: 5 });
  const [log] = await school.knex('audit_logs').where({ entity: 'attempts', record_id: id, action: 'submit' });
  expect(log).toMatchObject({ role: 'system', user_id: null });
});

test('The job changes nothing of what its student submitted', async () => {
  const { id } = await begun();
  const before = await done(at.student.post(`/api/attempts/${id}/submit`));
  await wait(id, 21 * 60);
  await runJobs(school.app);
  const { version, submitted_at, review } = before;
  expect(await read(id)).toMatchObject({ version, submitted_at, review });
  expect(await jobOf(id)).toEqual([]);
});

test('A job that was lost is ordered anew when the school opens', async () => {
  const { id } = await begun();
  await school
    .knex('graphile_worker._private_jobs')
    .where({ key: `submit_attempt:${id}` })
    .delete();
  await wait(id, 21 * 60);
  await runJobs(school.app);
  expect(await read(id)).toMatchObject({ status: 'draft' });
  await orderAtBoot(await readJobs(), school.knex);
  await runJobs(school.app);
  expect(await read(id)).toMatchObject({ status: 'completed' });
});
