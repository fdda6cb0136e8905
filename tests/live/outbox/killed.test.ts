import { fork } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import type { Knex } from 'knex';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openRooms, type Rooms } from './rooms.ts';

const kills = 30;
const classes = 12;

let at: Rooms;
let knex: Knex;
beforeAll(async () => {
  at = await openRooms({ pageSize: 30 });
  knex = at.school.knex;
});
afterAll(() => at.close());

/** Does what is due in a process of its own, until it is done or killed. */
function startWorker() {
  const env = { ...process.env, ...at.zoom.env, DATABASE_URL: at.databaseUrl };
  const child = fork('tests/live/outbox/worker.ts', {
    env,
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const gone = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  return { gone, kill: () => child.kill('SIGKILL') };
}

/** As if the lease of the dead had run out, and what waited were due. */
const later = () =>
  knex('provider_meetings')
    .whereRaw('applied_version < desired_version')
    .update({ lease_until: null, next_try_at: knex.raw("clock_timestamp() - interval '1 second'") });

test(`a worker that is killed ${kills} times while it makes and changes rooms leaves exactly one of each class`, async () => {
  const licence = await at.licence('killed@zoom.example');
  const meetings: number[] = [];
  for (let hour = 0; hour < classes; hour += 1) meetings.push(await at.meeting(licence, (24 + hour) * 60));
  at.zoom.limits.perDay = Number.POSITIVE_INFINITY;
  at.zoom.faults.plan('POST', /meetings$/, { delay: 60 }, Number.POSITIVE_INFINITY);
  at.zoom.faults.plan('PATCH', /meetings/, { delay: 60 }, Number.POSITIVE_INFINITY);
  let killed = 0;
  for (let life = 0; killed < kills; life += 1) {
    await later();
    const before = at.zoom.calls.length;
    const worker = startWorker();
    const ended = worker.gone;
    // Killed at its first call or the next ones; before it is done, while it is, or when it has been and nobody knows.
    const isAsked = () => at.zoom.calls.length >= before + 2 + (life % 3);
    let isOver = false;
    void ended.then(() => {
      isOver = true;
    });
    await expect.poll(() => isOver || isAsked(), { timeout: 60_000, interval: 5 }).toBe(true);
    await pause((life * 17) % 90);
    worker.kill();
    if ((await ended) === null) killed += 1;
    else
      await knex('meetings')
        .whereIn('id', meetings)
        .update({ minutes: knex.raw('minutes - 1') });
    await knex('licences').where({ id: licence }).update({ calls: 0 });
  }
  at.zoom.faults.clear();
  await later();
  expect(await startWorker().gone).toBe(0);
  const rooms = await knex('provider_meetings').whereIn('meeting_id', meetings);
  expect(rooms.map(({ standing }) => standing)).toEqual(meetings.map(() => 'ready'));
  expect([...at.zoom.account.meetings.keys()].sort()).toEqual(
    rooms.map(({ provider_meeting_id }) => provider_meeting_id).sort(),
  );
  expect(new Set([...at.zoom.account.meetings.values()].map(({ topic }) => topic)).size).toBe(classes);
});
