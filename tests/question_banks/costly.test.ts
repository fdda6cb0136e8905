import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Body, done, refused, type Stage, stage } from '#tests/attempts/stage.ts';
import { costly, manyQuestions } from '#tests/question_banks/formats/costly.ts';
import { openSchool, type School } from '#tests/support/school.ts';

let school: School;
let at: Stage;
let form: number;
beforeAll(async () => {
  school = await openSchool();
  at = await stage(school);
  form = await at.draft([]);
});
afterAll(() => school.close());

const send = (name: string, file: Buffer, query = '') =>
  at.coordinator.post(`/api/exercise_forms/${form}/import?name=${name}${query}`, file, {
    'content-type': 'application/octet-stream',
  });

/**
 * The longest time for which nobody else was served while something was done, in milliseconds of this process: what the
 * machine does beside it does not count.
 */
async function stillness<T>(work: () => Promise<T>): Promise<{ answer: T; longest: number }> {
  const spent = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  };
  let [longest, last] = [0, spent()];
  const look = () => {
    const now = spent();
    longest = Math.max(longest, now - last);
    last = now;
  };
  const looking = setInterval(look, 5);
  const answer = await work();
  look();
  clearInterval(looking);
  return { answer, longest };
}

test('a file whose sender has gone is read no further, and the next one is', async () => {
  const address = await school.app.listen({ host: '127.0.0.1', port: 0 });
  const readers = () => process.getActiveResourcesInfo().filter((name) => name === 'ProcessWrap').length;
  const before = readers();
  const leaving = new AbortController();
  const left = fetch(`${address}/api/exercise_forms/${form}/import?name=many.gift&dry=1`, {
    method: 'POST',
    headers: { ...at.coordinator.headers, 'content-type': 'application/octet-stream' },
    body: new Uint8Array(Buffer.from(manyQuestions(10_000))),
    signal: leaving.signal,
  });
  await expect.poll(readers, { timeout: 20_000, interval: 5 }).toBe(before + 1);
  leaving.abort();
  await expect(left).rejects.toThrow('aborted');
  await expect.poll(readers, { timeout: 20_000, interval: 5 }).toBe(before);
  expect(await done(send('one.gift', Buffer.from('One?{=1 ~2}'), '&dry=1'))).toMatchObject({ count: 1 });
});

describe('a file that is hard to read holds nobody else up, and is answered soon', () => {
  test.each(Object.entries(costly))('%s', async (_, [name, file]) => {
    const bytes = Buffer.from(file);
    const { answer, longest } = await stillness(() => send(name, bytes, '&dry=1'));
    expect([200, 422]).toContain(answer.statusCode);
    expect(answer.json().detail ?? '').not.toMatch(/%\{|file_/);
    expect(longest).toBeLessThan(500);
    // One that took too long would say so.
    expect(answer.json().type).not.toBe('/problems/file_too_slow');
  });
});

test('7,000 questions come in while others are served, and go out again', async () => {
  const file = Buffer.from(manyQuestions(7000));
  const made = await stillness<Body>(() => done(send('many.gift', file)));
  expect(made.answer.questions).toHaveLength(7000);
  expect(made.longest).toBeLessThan(1000);
  const undo = () =>
    done(at.coordinator.post(`/api/exercise_forms/${form}/undo_import`, { questions: made.answer.questions }));
  const gone = await stillness(undo);
  expect(gone.answer).toEqual({ count: 7000 });
  expect(gone.longest).toBeLessThan(1000);
  expect(await school.knex('questions').where({ form_id: form })).toEqual([]);
});

test('too much is refused in words that say what to do', async () => {
  const many = await refused(send('many.gift', Buffer.from(manyQuestions(10_001)), '&dry=1'), 422);
  expect(many.detail).toContain('10,000');
});
