import type { Knex } from 'knex';
import { connect } from '#api/database.ts';
import { copyDatabase, type TestDatabase } from '#tests/support/database.ts';
import { clearTimetable } from '#tests/support/timetable.ts';

export interface Answer {
  outcome: string;
  rule?: string;
  params?: Record<string, unknown>;
  possible_at?: string | null;
  registration?: number;
}

/** A school of students and meetings for what the database does by itself, past the API. */
export interface Stage {
  /** Any column of any table. */
  knex: ((table: string) => Knex.QueryBuilder) & Knex;
  /** Students of level 2, `count` of them. */
  students(count: number, more?: object): Promise<number[]>;
  /** A class of level 2 in three days at 10:00, beside others, unless it is said otherwise. */
  meeting(more?: object): Promise<number>;
  register(student: number, meeting: number, wait?: boolean): Promise<Answer>;
  accept(registration: number): Promise<Answer>;
  cancel(registration: number, byStaff?: boolean): Promise<Answer>;
  add(student: number, meeting: number, reason?: string | null): Promise<Answer>;
  tend(meeting: number): Promise<number>;
  cancelMeeting(meeting: number): Promise<Answer>;
  /** What a student would be refused by, for each meeting. */
  refusals(student: number, meetings: number[]): Promise<(string | null)[]>;
  /** A student's line in a meeting's list. */
  seat(student: number, meeting: number): Promise<Record<string, unknown>>;
  level: number;
  /** The address of who may lift constraints. */
  ownerUrl: string;
  close(): Promise<void>;
}

const actor = JSON.stringify({ role: 'system', request_id: 'test' });

/** A day so many days from now, as the school's clock says it. */
export const dayIn = (days: number) =>
  new Date(Date.now() + days * 86_400_000 - 6 * 3_600_000).toISOString().slice(0, 10);

export async function openStage(): Promise<Stage> {
  const database: TestDatabase = await copyDatabase();
  const knex = connect(database.url) as Stage['knex'];
  await clearTimetable(knex);
  const one = async (sql: string, values: unknown[]) =>
    (await knex.raw(`select ${sql} as answer`, values as Knex.RawBinding[])).rows[0].answer;
  const level: number = (await knex('levels').where({ order: 2 }).first('id')).id;
  const group: number = (await knex('groups').first('id')).id;
  let named = 0;
  let teachers = 0;

  /** Nobody teaches two of a test's meetings, so that they may be at the same hour. */
  async function teacher(): Promise<number> {
    teachers += 1;
    const [{ id }] = await knex('users')
      .insert({
        kind: 'staff',
        role_id: 4,
        username: `teacher-${teachers}`,
        password: 'x',
        email: 't@school.example',
        first_name: 'T',
        name: 'T',
      })
      .returning('id');
    return id;
  }

  return {
    knex,
    level,
    ownerUrl: database.ownerUrl,
    async students(count, more = {}) {
      const rows = Array.from({ length: count }, () => {
        named += 1;
        return {
          kind: 'student',
          username: `student-${named}`,
          student_id: `S-${named}`,
          password: 'x',
          email: 's@school.example',
          first_name: 'S',
          name: `${named}`,
          group_id: group,
          student_type: 'normal',
          date_of_birth: '2000-01-01',
          current_level_id: level,
          ...more,
        };
      });
      const made = await Promise.all(
        Array.from({ length: Math.ceil(rows.length / 500) }, (_, at) =>
          knex('users')
            .insert(rows.slice(at * 500, at * 500 + 500))
            .returning('id'),
        ),
      );
      return made.flat().map(({ id }) => id);
    },
    async meeting(more = {}) {
      const [{ id }] = await knex('meetings')
        .insert({
          kind: 'classe',
          staff_id: await teacher(),
          level_id: level,
          local_date: dayIn(3),
          start_time: '10:00',
          minutes: 50,
          time_zone: 'America/Mexico_City',
          margin_before: 0,
          margin_after: 5,
          capacity: 2,
          registration_days: 30,
          parallel: true,
          status: 'active',
          ...more,
        })
        .returning('id');
      return id;
    },
    register: (student, meeting, wait = true) => one('register_seat(?, ?, ?, ?)', [student, meeting, wait, actor]),
    accept: (registration) => one('accept_offer(?, ?)', [registration, actor]),
    cancel: (registration, byStaff = false) => one('cancel_seat(?, ?, ?)', [registration, actor, byStaff]),
    add: (student, meeting, reason = null) => one('add_seat(?, ?, ?, ?)', [student, meeting, reason, actor]),
    tend: (meeting) => one('tend_seats(?)', [meeting]),
    cancelMeeting: (meeting) => one('cancel_meeting(?, ?, ?)', [meeting, 'ill', actor]),
    async refusals(student, meetings) {
      const { rows } = await knex.raw('select meeting_id, rule from seat_refusals(?, ?)', [student, meetings]);
      return meetings.map((id) => rows.find((row: { meeting_id: number }) => row.meeting_id === id)?.rule ?? null);
    },
    seat: (student, meeting) =>
      knex('registrations').where({ student_id: student, meeting_id: meeting }).orderBy('id', 'desc').first(),
    async close() {
      await knex.destroy();
      await database.drop();
    },
  };
}
