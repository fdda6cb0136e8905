import { isDeepStrictEqual } from 'node:util';
import type { Knex } from 'knex';
import type { Closing } from '#api/commands/steps/command.ts';
import { connect } from '#api/database.ts';
import { auditSeats } from '#api/live/auditor/audit.ts';
import { type ApiProcess, startApi } from '#tests/support/api_process.ts';
import { copyDatabase } from '#tests/support/database.ts';
import {
  bySeatCall,
  enterRushers,
  faultsAfter,
  openRush,
  type Rush,
  type Rusher,
  rush,
} from '#tests/support/seats/rush.ts';
import { clearTimetable } from '#tests/support/timetable.ts';
import { openWorld } from '#tests/support/world.ts';
import { startBare } from './bare/server.ts';

const [people, seats, rounds, killed, classes] = [2000, 10, Number(process.env.BENCH_ROUNDS ?? 20), 10, 50];

/**
 * 2,000 students for ten seats by HTTP, beside a bare handler that calls the same function; by three processes; over 50
 * classes; and with a process killed in the middle.
 * @throws Error as soon as a seat is one too many, a rank is missing or doubled, or an acknowledged seat is not there
 */
export async function printRounds(closing: Closing): Promise<void> {
  const { folder } = await openWorld();
  const database = await copyDatabase();
  const knex = connect(database.url);
  closing.push(database.drop, () => knex.destroy());
  await clearTimetable(knex);
  // Many classes share a day here.
  await knex('settings').update({ daily_registration_limit: 10 });
  const students = await enterRushers(knex, people);
  const start = () => startApi(database.url, folder);
  const bare = await startBare('tests/bench/bare/seats.ts', { DATABASE_URL: database.url }, closing);
  const apis = await Promise.all([start(), start(), start()]);
  closing.push(async () => void (await Promise.all(apis.map(({ kill }) => kill()))));
  const origins = apis.map(({ url }) => url);
  const [first] = origins as [string];

  const times: Record<'bare' | 'one' | 'three', number[]> = { bare: [], one: [], three: [] };
  for (let round = 0; round <= rounds; round += 1)
    for (const [name, share] of Object.entries({ bare: [bare], one: [first], three: origins })) {
      const time = await go(knex, students, share, name === 'bare');
      // The first round warms up.
      if (round > 0) times[name as 'one'].push(time);
    }
  const [plain, one, three] = [middle(times.bare), middle(times.one), middle(times.three)];
  console.log(
    `\n${people} students for ${seats} seats, ${rounds} rounds: never one seat too many, no rank twice or left out`,
  );
  console.log(
    `bare ${plain.toFixed(0)} ms a round; product ${one.toFixed(0)} ms, ${(one / plain).toFixed(2)} times that (aim 1.5);` +
      ` three processes ${three.toFixed(0)} ms`,
  );
  await printMany(knex, students, { bare, first });
  await printKills(knex, students, apis, start);
  const findings = await auditSeats(knex);
  if (findings.length > 0) throw new Error(`The auditor finds ${JSON.stringify(findings)}`);
}

const middle = (times: number[]) => times.sort((one, other) => one - other)[Math.floor(times.length / 2)] as number;

const byBareCall = (meeting: number): Pick<Rush, 'path'> => ({ path: ({ id }) => `/${meeting}/${id}` });

/** @returns the milliseconds of a round */
async function go(knex: Knex, students: Rusher[], origins: string[], isBare: boolean): Promise<number> {
  const meeting = await openRush(knex, seats);
  const began = performance.now();
  const answers = await rush(students, { origins, ...(isBare ? byBareCall : bySeatCall)(meeting) });
  const time = performance.now() - began;
  await judge(
    knex,
    meeting,
    isBare ? answers.map((answer) => ({ ...answer, status: acknowledged(answer.outcome) })) : answers,
  );
  return time;
}

/** The bare handler answers refusals as it answers seats. */
const acknowledged = (outcome?: string) => (outcome === 'refused' ? 409 : 200);

async function judge(knex: Knex, meeting: number, answers: Parameters<typeof faultsAfter>[2]): Promise<void> {
  const faults = await faultsAfter(knex, meeting, answers);
  const held = await knex('registrations').where({ meeting_id: meeting, status: 'registered' });
  if (held.length !== seats) faults.push(`${held.length} seats are held`);
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

/** Ten calls of each student, each for another class. */
async function printMany(
  knex: Knex,
  students: Rusher[],
  { bare, first }: { bare: string; first: string },
): Promise<void> {
  const found: number[] = [];
  for (const origin of [bare, first]) {
    const meetings: number[] = [];
    for (let at = 0; at < classes; at += 1) meetings.push(await openRush(knex, seats));
    const calls = Array.from({ length: 10 }, (_, turn) =>
      students.map((student, at) => ({ student, turn, at })),
    ).flat();
    const meetingOf = new Map(calls.map((call) => [call, meetings[(call.at + call.turn * 7) % classes] as number]));
    const began = performance.now();
    const pieces = meetings.map((meeting) =>
      rush(
        calls.filter((call) => meetingOf.get(call) === meeting).map(({ student }) => student),
        { origins: [origin], connections: 2, ...(origin === bare ? byBareCall : bySeatCall)(meeting) },
      ),
    );
    await Promise.all(pieces);
    found.push(performance.now() - began);
    for (const meeting of meetings) await judge(knex, meeting, []);
  }
  const [plain, ours] = found as [number, number];
  console.log(
    `${people * 10} calls over ${classes} classes: bare ${(plain / 1000).toFixed(1)} s, product ${(ours / 1000).toFixed(1)} s,` +
      ` ${(ours / plain).toFixed(2)} times that`,
  );
}

/** In each round one of three processes is killed, and another takes its place; who was cut off tries again. */
async function printKills(
  knex: Knex,
  students: Rusher[],
  apis: ApiProcess[],
  start: () => Promise<ApiProcess>,
): Promise<void> {
  let cutOff = 0;
  for (let round = 0; round < killed; round += 1) {
    const meeting = await openRush(knex, seats);
    const victim = round % apis.length;
    let gone: Promise<void> | undefined;
    const answers = await rush(students, {
      ...bySeatCall(meeting),
      origins: apis.map(({ url }) => url),
      heard(count) {
        if (count === 100 + 40 * round) gone = apis[victim]?.kill();
      },
    });
    await gone;
    apis[victim] = await start();
    const cut = new Set(answers.filter(({ status }) => status === 0).map(({ student }) => student));
    cutOff += cut.size;
    await rush(
      students.filter(({ id }) => cut.has(id)),
      { ...bySeatCall(meeting), origins: apis.map(({ url }) => url) },
    );
    await judge(knex, meeting, answers);
    if (!isDeepStrictEqual(await auditSeats(knex), [])) throw new Error('The auditor finds something after a kill.');
  }
  console.log(
    `${killed} rounds with a process killed in the middle: ${cutOff} calls cut off, no acknowledged seat lost, none half`,
  );
}
