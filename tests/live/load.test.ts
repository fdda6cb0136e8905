import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { urlOf } from '#api/database.ts';
import { auditSeats } from '#api/live/auditor/audit.ts';
import { dayIn, openStage, type Stage } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterEach(async () => expect(await auditSeats(stage.knex)).toEqual([]));
afterAll(() => stage.close());

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at);

type Work<Piece> = (piece: Piece, client: pg.Client) => Promise<unknown>;

/** Does pieces of work by so many connections of their own, each the next that is left. */
async function byConnections<Piece>(number: number, pieces: Piece[], work: Work<Piece>): Promise<void> {
  const waiting = [...pieces];
  await Promise.all(
    Array.from({ length: number }, async () => {
      const client = new pg.Client({ connectionString: urlOf(stage.knex) });
      await client.connect();
      try {
        for (let piece = waiting.pop(); piece !== undefined; piece = waiting.pop()) await work(piece, client);
      } finally {
        await client.end();
      }
    }),
  );
}

const answerOf = async (client: pg.Client, sql: string, values: unknown[]) =>
  (await client.query(`select ${sql} as answer`, values)).rows[0].answer;

test('of 2,000 students ten have the ten seats, and nobody on the list has a number twice', async () => {
  const students = await stage.students(2000);
  const meeting = await stage.meeting({ capacity: 10 });
  const outcomes: Record<string, number> = {};
  await byConnections(16, students, async (student, client) => {
    const { outcome, rule = outcome } = await answerOf(client, 'register_seat($1, $2, $3, $4)', [
      student,
      meeting,
      student % 10 === 0,
      {},
    ]);
    outcomes[rule] = (outcomes[rule] ?? 0) + 1;
  });
  expect(outcomes).toMatchObject({ registered: 10 });
  expect((await stage.knex('meetings').where({ id: meeting }).first('taken')).taken).toBe(10);
  const list = stage.knex('registrations').where({ meeting_id: meeting, status: 'waiting' });
  const ranks: number[] = await list.orderBy('waiting_number').pluck('waiting_number');
  expect(ranks).toEqual(numbers(outcomes.waiting ?? 0).map((rank) => rank + 1));
});

test('a student who calls eight times at once has two seats of a day, and no more', async () => {
  const students = await stage.students(20);
  const hours = ['06', '08', '10', '12', '14', '16', '18', '20'];
  const meetings = await Promise.all(
    hours.map((hour) => stage.meeting({ capacity: 50, start_time: `${hour}:00`, local_date: dayIn(5) })),
  );
  const calls = students.flatMap((student) => meetings.map((meeting) => ({ student, meeting })));
  await byConnections(8, calls, ({ student, meeting }, client) =>
    answerOf(client, 'register_seat($1, $2, false, $3)', [student, meeting, {}]),
  );
  const counts = await stage.knex('registrations').whereIn('student_id', students).groupBy('student_id').count();
  expect(counts.map(({ count }: { count: string }) => Number(count))).toEqual(students.map(() => 2));
});

test('of 1,000 meetings that eight connections put into one day none shares a teacher, a licence or a line with another', async () => {
  const { knex } = stage;
  const teachers: number[] = await knex('users').where({ kind: 'staff' }).limit(5).pluck('id');
  const licence = { email: 'zoom@school.example', type_license: 'business', priority: 1, max_concurrent: 2 };
  const [{ id: licence_id }] = await knex('licences').insert(licence).returning('id');
  const before = Number((await knex('meetings').count({ count: '*' }))[0]?.count);
  const codes: Record<string, number> = {};
  const some = <One>(list: One[]): One => list[Math.floor(Math.random() * list.length)] as One;
  await byConnections(8, numbers(200), async (_, client) => {
    // Five in a transaction: each may wait for what another has written.
    await client.query('begin');
    try {
      for (let turn = 0; turn < 5; turn += 1)
        await client.query(
          `insert into meetings (kind, staff_id, level_id, parallel, local_date, start_time, minutes, time_zone,
              margin_before, margin_after, capacity, licence_id, licence_slot, status)
            values ('classe', $1, $2, $3, $4, make_time($5, $6, 0), $7, 'America/Mexico_City', 0, 5, 8, $8, $9, 'active')`,
          [
            some(teachers),
            stage.level,
            some([false, true, true, true]),
            dayIn(9),
            6 + Math.floor(Math.random() * 16),
            some([0, 15, 30, 45]),
            some([30, 45, 60]),
            ...some([
              [licence_id, 1],
              [licence_id, 2],
              [null, null],
              [null, null],
            ]),
          ],
        );
      await client.query('commit');
    } catch (error) {
      const { code = '' } = error as { code?: string };
      codes[code] = (codes[code] ?? 0) + 1;
      await client.query('rollback');
    }
  });
  // An exclusion constraint refused them; nobody waited for each other.
  expect(Object.keys(codes)).toEqual(['23P01']);
  expect(Number((await knex('meetings').count({ count: '*' }))[0]?.count)).toBeGreaterThan(before);
});

/** So many calls, at random. */
const turns = process.env.JOURNEYS === 'wide' ? 50_000 : 6000;

test(
  'thousands of random calls leave no fault, and nobody waiting for a seat that is free',
  async () => {
    const students = await stage.students(60);
    const changes: Record<string, number> = {};
    const hours = ['08:00', '08:30', '10:00', '10:50', '17:00'];
    const meetings: number[] = [];
    const open = async (at: number) => {
      const more = { capacity: 1 + (at % 4), start_time: hours[at % hours.length], local_date: dayIn(20 + (at % 3)) };
      meetings[at] = await stage.meeting(more);
    };
    for (let at = 0; at < 15; at += 1) await open(at);
    await stage
      .knex('meetings')
      .where({ id: meetings[2] })
      .update({ second_id: await stage.meeting({ start_time: '10:50', capacity: 2, local_date: dayIn(22) }) });
    const some = <One>(list: One[]): One => list[Math.floor(Math.random() * list.length)] as One;
    const seatOf = async (client: pg.Client, ...statuses: string[]): Promise<number | undefined> =>
      (
        await client.query(
          'select id from registrations where status = any ($1) and student_id = any ($2) order by random() limit 1',
          [statuses, students],
        )
      ).rows[0]?.id;
    const call =
      (sql: string, ...values: unknown[]) =>
      (client: pg.Client) =>
        answerOf(client, sql, values);
    const onSeat =
      (sql: string, ...statuses: string[]) =>
      async (client: pg.Client) => {
        const id = await seatOf(client, ...statuses);
        return id && answerOf(client, sql, [id, {}]);
      };
    const asStudent = (status: string) => async (client: pg.Client) => {
      const student = some(students);
      await client.query('begin');
      await client.query('update users set status = $2 where id = $1', [student, status]);
      await answerOf(client, 'end_forbidden_seats($1, $2)', [student, {}]);
      await client.query('commit');
    };
    const asMeeting = (action: string, from: string, to: string) => (client: pg.Client) =>
      call('move_meeting($1, $2, $3, $4, $5)', some(meetings), action, [from], to, {})(client);
    const days = [20, 21, 22].map(dayIn);
    const teachers: number[] = await stage.knex('users').whereLike('username', 'teacher-%').pluck('id');
    const change = (wanted: () => object) => async (client: pg.Client) => {
      const asked = { meeting_id: some(meetings), reach: 'this', ...wanted() };
      const { rule = 'done' } = await call('change_meetings($1, false, null, $2)', asked, {})(client);
      changes[rule] = (changes[rule] ?? 0) + 1;
    };
    const moves: [weight: number, move: (client: pg.Client) => Promise<unknown>][] = [
      [40, (client) => call('register_seat($1, $2, true, $3)', some(students), some(meetings), {})(client)],
      [8, (client) => call('register_seat($1, $2, false, $3)', some(students), some(meetings), {})(client)],
      [20, onSeat('cancel_seat($1, $2)', 'registered', 'waiting', 'offered')],
      [12, onSeat('accept_offer($1, $2)', 'offered')],
      [3, onSeat('cancel_seat($1, $2, true)', 'registered')],
      [3, (client) => call('add_seat($1, $2, $3, $4)', some(students), some(meetings), 'a reason', {})(client)],
      [5, (client) => call('tend_seats($1)', some(meetings))(client)],
      [
        2,
        (client) =>
          client.query(
            `update registrations set offered_until = clock_timestamp() 
            where id = (select id from registrations where status = 'offered' order by random() limit 1)`,
          ),
      ],
      [2, asMeeting('pause', 'active', 'paused')],
      [3, asMeeting('unpause', 'paused', 'active')],
      [4, change(() => ({ local_date: some(days), start_time: some(hours) }))],
      [3, change(() => ({ staff_id: some(teachers) }))],
      [1, asStudent('inactive')],
      [3, asStudent('active')],
      [
        3,
        (client) =>
          client.query('update meetings set capacity = $2 where id = $1', [some(meetings), some([1, 2, 3, 4])]),
      ],
      [
        1,
        async (client) => {
          const at = Math.floor(Math.random() * meetings.length);
          await call('cancel_meeting($1, $2, $3)', meetings[at], null, {})(client);
          await open(at);
        },
      ],
    ];
    const bag = moves.flatMap(([weight, move]) => Array.from({ length: weight }, () => move));
    const codes: Record<string, number> = {};
    await byConnections(16, numbers(turns), async (_, client) => {
      try {
        await some(bag)(client);
      } catch (error) {
        const { code = String(error) } = error as { code?: string };
        codes[code] = (codes[code] ?? 0) + 1;
        await client.query('rollback');
      }
    });
    // A capacity below the seats taken, and a move that would put somebody into two meetings, are refused whole.
    expect(
      Object.keys(codes).filter((code) => !['23514', '23P01'].includes(code)),
      JSON.stringify(codes),
    ).toEqual([]);
    // Meetings were moved and given other teachers, and what would have collided was not.
    expect(Object.keys(changes)).toEqual(expect.arrayContaining(['done', 'collisions']));
    for (const meeting of meetings) await stage.tend(meeting);
    const idle = await stage.knex.raw(
      `select m.id from meetings m join registrations r on r.meeting_id = m.id and r.status = 'waiting'
        left join meetings s on s.id = m.second_id
        cross join lateral seat_refusals(r.student_id, array[m.id], 'accept') refusal
      where m.status = 'active' and m.taken < least(m.capacity, s.capacity) and refusal.rule is null`,
    );
    expect(idle.rows).toEqual([]);
  },
  60_000 + turns * 10,
);
