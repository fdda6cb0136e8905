import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Machine, startMachine } from './machine.ts';
import { takePlacement } from './placement.ts';
import { student } from './student.ts';

const kills = { api: 12, postgres: 8 };
/** In any order. */
const victims = [
  ...Array.from({ length: kills.api }, () => 'api' as const),
  ...Array.from({ length: kills.postgres }, () => 'postgres' as const),
].sort(() => Math.random() - 0.5);
const students = 4;

let machine: Machine;
beforeAll(async () => {
  machine = await startMachine();
});
afterAll(() => machine?.close());

async function ask(statement: string, values: unknown[] = []) {
  const client = new pg.Client({ connectionString: machine.databaseUrl });
  await client.connect();
  try {
    return (await client.query(statement, values)).rows;
  } finally {
    await client.end();
  }
}

test('Whatever is killed, no answer that was said to be saved is missing, and no attempt has two scores', async () => {
  const people = await ask(
    `select username from users join levels on levels.id = current_level_id
      where kind = 'student' and users.status = 'active' and levels."order" >= 2 and student_type = 'normal' order by users.id limit $1`,
    [students],
  );
  const [{ id: form }] = await ask(
    `select f.id from forms f join lessons l on l.id = f.lesson_id join levels v on v.id = l.level_id
      where f.kind = 'exercise' and f.status = 'active' and v."order" = 2 order by l."order", f."order" limit 1`,
  );
  expect(people).toHaveLength(students);
  const all = await Promise.all(people.map(({ username }) => student(machine.url, username)));
  let isOn = true;
  const working = Promise.all(all.map(({ work }) => work(form, () => isOn)));

  for (const victim of victims) {
    await sleep(50 + Math.random() * 500);
    if (victim === 'api') await machine.killApi();
    else await machine.killPostgres();
    await machine.healthy();
  }
  isOn = false;
  await working;

  const told = all.flatMap((one) => one.told);
  const stored = new Map(
    (
      await ask('select id, answers, seqs, status, score from attempts where id = any($1)', [
        told.map((one) => one.attempt),
      ])
    ).map((row) => [row.id, row]),
  );
  const kept = told.flatMap(({ attempt, saved }) =>
    [...saved].map(([question, { seq, answer }]) => {
      const { answers, seqs } = stored.get(attempt) ?? { answers: {}, seqs: {} };
      return JSON.stringify(answers[question]) === JSON.stringify(answer) && Number(seqs[question]) === seq;
    }),
  );
  const scored = await ask(
    `select record_id from audit_logs where entity = 'attempts' and action = 'submit' and after ? 'score' and record_id = any($1)
      group by record_id having count(*) > 1`,
    [told.map(({ attempt }) => attempt)],
  );
  const sum = (of: (one: (typeof all)[number]['count']) => number) =>
    all.reduce((total, one) => total + of(one.count), 0);
  console.log(
    `killed: API ${kills.api}, PostgreSQL ${kills.postgres}; API fell by itself: ${machine.fell()}\n` +
      `saves acknowledged: ${sum(({ saves }) => saves)}, tried again: ${all.reduce((total, { tried }) => total + tried.again, 0)}, ` +
      `attempts: ${told.length}, answers compared at the end: ${kept.length}, missing: ${kept.filter((is) => !is).length}`,
  );

  expect(sum(({ lost }) => lost)).toBe(0);
  expect(kept.filter((is) => !is)).toEqual([]);
  expect(sum(({ saves }) => saves)).toBeGreaterThan(victims.length * 5);
  expect(new Set(told.map(({ attempt }) => attempt)).size).toBe(told.length);
  for (const { attempt, scores } of told) {
    expect(new Set(scores).size, `scores of ${attempt}`).toBe(1);
    expect(stored.get(attempt).status).toBe('completed');
  }
  expect(scored).toEqual([]);
}, 240_000);

test('A placement that is killed between two questions, or while one is kept, goes on with the same question and belief', async () => {
  const [{ id: form }] = await ask(`select id from forms where kind = 'leveling' and status = 'active' limit 1`);
  const taking = await takePlacement(machine.url, form, 'new');
  for (const victim of ['api', 'postgres', 'api', 'postgres'] as const) {
    const kill = () => (victim === 'api' ? machine.killApi() : machine.killPostgres());
    await taking.answer();
    const before = await taking.stands();
    await kill();
    await machine.healthy();
    expect(await taking.stands()).toEqual(before);
    await Promise.all([taking.answer(), sleep(Math.random() * 60).then(kill)]);
    await machine.healthy();
  }
  const { shown } = await taking.stands();
  const [{ answers, asked }] = await ask(
    'select answers, asked from attempts join leveling_tests t on t.attempt_id = attempts.id where t.id = $1',
    [taking.test],
  );
  expect(answers).toEqual(Object.fromEntries(taking.told));
  expect(asked.map(({ question }: { question: string }) => question)).toEqual([...taking.told.keys(), shown.name]);
}, 120_000);
