import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readConfiguration } from '#api/configuration.ts';
import { writeLetters } from '#api/desk/notices/write.ts';
import { type Body, done, refused } from '#tests/attempts/stage.ts';
import { canary, publishPlacement, rightOf } from '#tests/support/placement.ts';
import { openSchool, type Person, type School } from '#tests/support/school.ts';

let school: School;
let [student, other, coordinator] = [] as unknown as [Person, Person, Person];
let [form, fixed, student_id] = [0, 0, 0];
beforeAll(async () => {
  school = await openSchool();
  coordinator = await school.as('coordinator');
  [student, other] = [await school.as('new'), await school.as('student')];
  const levels = await school.knex('levels').where({ status: 'active' }).orderBy('order').select('id', 'order');
  const hand = {
    async post(url: string, body?: object) {
      const answer = await coordinator.post(url, body);
      return { status: answer.statusCode, body: answer.json() };
    },
  };
  form = await publishPlacement(hand, levels);
  fixed = await publishPlacement(hand, levels.slice(0, 5), { adaptive: false });
  student_id = (await school.knex('users').where({ username: 'new' }).first('id')).id;
});
afterAll(() => school.close());

/** Each test begins with a test that waits. */
beforeEach(async () => {
  await school.knex('leveling_tests').delete();
  await school.knex('attempts').where({ student_id }).delete();
  await school.knex('users').where({ id: student_id }).update({ current_level_id: null });
  await done(coordinator.post(`/api/students/${student_id}/request_leveling_test`));
});

const start = (id = form) => done(student.post(`/api/leveling_forms/${id}/start`));
const assess = (test: number, can: string[] | null = null) =>
  done(student.post(`/api/leveling_tests/${test}/assess`, { can }));
const answerTo = (test: number, question: string, answer: unknown) =>
  student.post(`/api/leveling_tests/${test}/answer`, { answers: { [question]: answer } });
const stored = (id: number) => school.knex('leveling_tests').where({ id }).first();
const attemptOf = async (id: number) =>
  school
    .knex('attempts')
    .where({ id: (await stored(id)).attempt_id })
    .first();

/** The level and the skill that a question is of, as its prompt says. */
function placeOf(shown: Body): { level: number; skill: string } {
  const [, level, skill] = /(\d+), (\w+)/.exec(shown.question.schema.properties[shown.name].title) ?? [];
  return { level: Number(level), skill: skill ?? '' };
}

/** Answers as somebody of a level: right up to it, wrong above. */
async function take(shown: Body, own: number): Promise<Body> {
  let at = shown;
  while (at.status === 'draft') {
    const { level, skill } = placeOf(at);
    at = await done(answerTo(at.id, at.name, level <= own ? rightOf(level, skill) : 'no idea'));
  }
  return at;
}

test('somebody of level 5 is asked one question at a time and is found, and no key is ever sent', async () => {
  const begun = await start();
  expect(begun).toMatchObject({ status: 'draft', question: null, number: 0, progress: 0, assessed: false });
  const first = await assess(begun.id, ['introduce', 'everyday', 'past']);
  expect(Object.keys(first.question.schema.properties)).toEqual([first.name]);
  expect(first).toMatchObject({ number: 1, assessed: true });
  expect(first.seconds_left).toBeGreaterThan(34 * 60);
  const sent = await take(first, 5);
  expect(JSON.stringify([begun, first, sent])).not.toContain(canary);
  expect(sent).toMatchObject({ status: 'pending_revision', question: null });
  const test = await stored(begun.id);
  expect(test).toMatchObject({ stopped: 'certain' });
  const proposed = await school.knex('levels').where({ id: test.proposed_level_id }).first('order');
  expect(Math.abs(proposed.order - 5)).toBeLessThanOrEqual(1);
  const attempt = await attemptOf(begun.id);
  expect(attempt.asked.length).toBeGreaterThanOrEqual(15);
  expect(new Set(attempt.asked.map((one: Body) => one.question)).size).toBe(attempt.asked.length);
  expect(attempt.graded).toHaveLength(attempt.asked.length);
  const uses: number[] = await school.knex('questions').where({ form_id: form }).pluck('uses');
  expect(uses.reduce((sum, count) => sum + count, 0)).toBe(attempt.asked.length);
});

test('an answer to another question, a second one, and one for somebody else’s test change nothing', async () => {
  const { id } = await start();
  const before = await attemptOf(id);
  expect((await refused(answerTo(id, 'q1', 'early'), 409)).rule).toBe('not_asked');
  expect(await attemptOf(id)).toEqual(before);
  const { name } = await assess(id);
  const asked = await attemptOf(id);
  const never = `q${Number(name.slice(1)) + 1}`;
  const refusals = [
    await refused(answerTo(id, never, 'x'), 409),
    await refused(answerTo(id, 'q999999', 'x'), 409),
    await refused(student.post(`/api/leveling_tests/${id}/assess`, { can: null }), 409),
    await refused(other.post(`/api/leveling_tests/${id}/answer`, { answers: { [name]: 'x' } }), 404),
    await refused(answerTo(id, name, 7), 422),
    await refused(student.patch(`/api/attempts/${asked.id}`, { seq: 9, answers: { [name]: 'x' } }), 409),
    await refused(student.post(`/api/attempts/${asked.id}/submit`), 409),
  ];
  for (const { message } of refusals) expect(message).toMatch(/\w.*\./);
  expect(await attemptOf(id)).toEqual(asked);
  await done(answerTo(id, name, 'x'));
  const after = await attemptOf(id);
  expect((await refused(answerTo(id, name, 'better'), 409)).rule).toBe('answered_already');
  expect(await attemptOf(id)).toEqual(after);
});

test('“I don’t know” is an answer of its own, which the coordinator reads, and the bar goes on as with any other', async () => {
  const { id } = await start();
  const first = await assess(id);
  const say = (body: object) => student.post(`/api/leveling_tests/${id}/answer`, body);
  await refused(say({ unknown: first.name, answers: { [first.name]: 'x' } }), 422);
  expect((await refused(say({ unknown: 'q999999' }), 409)).rule).toBe('not_asked');
  expect((await refused(say({}), 409)).rule).toBe('not_asked');
  const second = await done(say({ unknown: first.name }));
  expect((await refused(say({ unknown: first.name }), 409)).rule).toBe('answered_already');
  const third = await done(answerTo(id, second.name, 'no idea'));
  expect([first, second, third].map(({ progress }) => progress)).toEqual([0, 5, 10]);
  const { asked, answers } = await attemptOf(id);
  expect(asked.map((one: Body) => one.unknown)).toEqual([true, undefined, undefined]);
  expect(answers).toEqual({ [second.name]: 'no idea' });
  let shown = third;
  const bar = [10];
  while (shown.status === 'draft') {
    shown = await done(say({ unknown: shown.name }));
    bar.push(shown.progress);
  }
  expect(bar).toEqual(bar.toSorted((one, other) => one - other));
  expect(bar.at(-1)).toBe(100);
  const { questions, proposal } = await done(coordinator.get(`/api/leveling_tests/${id}/review`));
  expect(questions[0]).toMatchObject({ unknown: true, correct: false });
  expect(questions[1]).toMatchObject({ unknown: false, correct: false });
  expect(proposal.level).toBe(0);
  expect(JSON.stringify(await stored(id))).not.toContain('unknown');
});

test('ten answers at once to one question are one', async () => {
  const { id } = await start();
  const { name } = await assess(id);
  const codes = await Promise.all(
    Array.from({ length: 10 }, async (_, at) => (await answerTo(id, name, `${at}`)).statusCode),
  );
  expect(codes.filter((code) => code === 200)).toHaveLength(1);
  expect((await attemptOf(id)).asked).toHaveLength(2);
});

test('it is resumed with the same question, on whatever device', async () => {
  const { id } = await start();
  const first = await assess(id);
  const second = await done(answerTo(id, first.name, 'no idea'));
  const again = await start();
  expect({ ...again, seconds_left: 0 }).toEqual({ ...second, seconds_left: 0 });
  expect((await refused(student.post(`/api/leveling_forms/${fixed}/start`), 409)).rule).toBe('other_leveling_test');
});

test('after the time nothing is taken, and the test is sent with what there is', async () => {
  const { id } = await start();
  const { name, attempt_id } = await assess(id);
  await school
    .knex('attempts')
    .where({ id: attempt_id })
    .update({ deadline_at: new Date(Date.now() - 60_000) });
  const before = await attemptOf(id);
  expect((await refused(answerTo(id, name, 'late'), 409)).rule).toBe('time_over');
  expect(await attemptOf(id)).toEqual(before);
  expect(await start()).toMatchObject({ id, status: 'pending_revision' });
  expect(await stored(id)).toMatchObject({ stopped: 'time', status: 'pending_revision' });
});

test('a fixed form asks all of its questions, and the same estimate is made of them', async () => {
  const begun = await start(fixed);
  expect(begun).toMatchObject({ progress: 0, seconds_left: null });
  const sent = await take(await assess(begun.id), 2);
  expect(sent).toMatchObject({ status: 'pending_revision', number: 20, progress: 100 });
  const test = await stored(begun.id);
  expect(test).toMatchObject({ stopped: 'finished' });
  expect(test.estimate).toBeLessThan(5);
});

test('a coordinator sees how the proposal came about, assigns a level with a reason, and the student starts', async () => {
  const { id } = await start();
  await take(await assess(id), 7);
  const sheet = await done(coordinator.get(`/api/leveling_tests/${id}/review`));
  expect(sheet.proposal.belief).toHaveLength(14);
  expect(sheet.course).toHaveLength(sheet.questions.length);
  expect(sheet.proposal.skills.map((one: Body) => one.skill)).toEqual([
    'grammar',
    'vocabulary',
    'reading',
    'listening',
  ]);
  expect(sheet.questions[0]).toMatchObject({ solution: { en: expect.stringContaining(canary) }, pilot: false });
  expect(sheet.questions[0].chance).toBeGreaterThan(0);
  expect((await refused(coordinator.post(`/api/leveling_tests/${id}/complete`), 409)).rule).toBe('level_missing');
  const level = await school.knex('levels').where({ order: 7 }).first();
  await refused(coordinator.post(`/api/leveling_tests/${id}/assign`, { level_id: level.id }), 422);
  await refused(coordinator.post(`/api/leveling_tests/${id}/assign`, { level_id: 99999, reason: 'x' }), 422);
  await done(coordinator.post(`/api/leveling_tests/${id}/assign`, { level_id: level.id, reason: 'Clear test' }));
  await done(coordinator.post(`/api/leveling_tests/${id}/complete`));
  const user = (await done(student.get('/api/user'))).data;
  expect(user).toMatchObject({ current_level: { order: 7 }, has_leveling_test: false });
  await writeLetters(school.knex, readConfiguration({}));
  const letter = await school.knex('letters').where({ user_id: student_id, letter: 'level_assigned' }).first();
  expect(letter.text).toContain(level.name);
  const log = await school.knex('progress_logs').where({ student_id, to_level_id: level.id }).first('event');
  expect(log.event).toBe('level_started');
  const seen = await done(student.get(`/api/leveling_tests/${id}`));
  expect(seen).toMatchObject({ status: 'completed', level_id: level.id });
  for (const field of ['estimate', 'reason', 'probability', 'self_assessment']) expect(seen).not.toHaveProperty(field);
  await refused(student.get(`/api/attempts/${seen.attempt_id}`), 404);
});

test('a test asks and judges by what answers have taught, and what is learned after it changes nothing of it', async () => {
  const learn = (learned_difficulty: number | null) =>
    school.knex('questions').where({ form_id: form }).update({ learned_difficulty });
  await learn(0);
  const { id } = await start();
  await take(await assess(id), 6);
  expect((await attemptOf(id)).asked.every(({ difficulty }: Body) => difficulty === 0)).toBe(true);
  const before = await done(coordinator.get(`/api/leveling_tests/${id}/review`));
  await learn(3);
  const after = await done(coordinator.get(`/api/leveling_tests/${id}/review`));
  expect(after.proposal).toEqual(before.proposal);
  expect(after.questions[0].chance).toBe(before.questions[0].chance);
  await learn(null);
});

test('a level that is assigned ten times at once is assigned once: one line of each history, one notice', async () => {
  const { id } = await start();
  await take(await assess(id), 7);
  const level = await school.knex('levels').where({ order: 6 }).first();
  const assign = (reason: string) =>
    done(coordinator.post(`/api/leveling_tests/${id}/assign`, { level_id: level.id, reason }));
  const notices = () => school.knex('notices').where({ user_id: student_id, notice: 'level_assigned' });
  const { length: before } = await notices();
  const written = async () => [
    (await school.knex('progress_logs').where({ student_id, to_level_id: level.id })).length,
    (await notices()).length - before,
    (await school.knex('audit_logs').where({ entity: 'leveling_tests', record_id: id, action: 'assign' })).length,
  ];
  const answers = await Promise.all(Array.from({ length: 10 }, () => assign('Clear test')));
  for (const answer of answers) expect(answer).toMatchObject({ level_id: level.id, version: answers[0].version });
  expect(await written()).toEqual([1, 1, 1]);
  // Another reason is another decision about the same level.
  await assign('Seen again');
  expect(await written()).toEqual([1, 2, 2]);
  const { id: below } = await school.knex('levels').where({ order: 5 }).first('id');
  const give = () =>
    coordinator.post(`/api/students/${student_id}/set_level`, { level_id: below, reason: 'Asked for it' });
  const given = await Promise.all(Array.from({ length: 10 }, give));
  expect(given.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, ...Array(9).fill(409)]);
  expect(await school.knex('progress_logs').where({ student_id, to_level_id: below })).toHaveLength(1);
});

test('nobody takes a test that does not wait; a new student has one from the start', async () => {
  expect((await refused(other.post(`/api/leveling_forms/${form}/start`), 409)).rule).toBe('no_leveling_test');
  expect((await done(student.get('/api/user'))).data.has_leveling_test).toBe(true);
  await done(coordinator.post(`/api/students/${student_id}/request_leveling_test`));
  expect(await school.knex('leveling_tests').where({ student_id })).toHaveLength(1);
});
