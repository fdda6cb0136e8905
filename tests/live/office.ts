import { expect } from 'vitest';
import type { Row } from '#api/engine/define.ts';
import { auditSeats } from '#api/live/auditor/audit.ts';
import { weekdayOf } from '#schemas/days.ts';
import { openSchool, type Person, type School } from '#tests/support/school.ts';
import { clearTimetable } from '#tests/support/timetable.ts';
import { dayIn } from './stage.ts';

/** A school whose coordinator plans: two licences, no holidays. */
export interface Office {
  school: School;
  coordinator: Person;
  student: Person;
  student_id: number;
  teachers: number[];
  /** The student's. */
  level_id: number;
  make(entity: string, body: Row): Promise<number>;
  /** The answer of a call that is not refused. */
  done(call: ReturnType<Person['post']>): Promise<Row>;
  /**
   * A period of three weeks that no other overlaps, with a line on its first day. Registration is open for the near ones.
   */
  period(
    lines?: Row[],
    options?: { open?: boolean; kind?: 'periods' | 'forum_periods' },
  ): Promise<{ id: number; schedules: number[]; dates: string[] }>;
  activate(id: number, input?: Row): ReturnType<Person['post']>;
  meetingsOf(period_id: number): Promise<Row[]>;
  /** Looks for what must never be among meetings and seats. */
  close(): Promise<void>;
}

const weekdayIn = (days: number) => weekdayOf(dayIn(days));

export async function openOffice(): Promise<Office> {
  const school = await openSchool();
  const coordinator = await school.as('coordinator');
  const student = await school.as('student');
  const teachers: number[] = await school.knex('users').where({ role_id: 4 }).orderBy('id').pluck('id');
  const { id: student_id, current_level_id: level_id } = await school
    .knex('users')
    .where({ username: 'student' })
    .first();
  await clearTimetable(school.knex);
  // Those of the demo school rest.
  await school.knex('licences').update({ status: 'paused' });
  await school.knex('holidays').update({ status: 'inactive' });

  async function make(entity: string, body: Row): Promise<number> {
    const answer = await coordinator.post(`/api/${entity}`, body);
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json().id;
  }
  for (const number of [1, 2])
    await make('licences', { email: `zoom.${number}@school.example`, type_license: 'pro', priority: number });

  let weeks = 0;
  let near = 0;
  return {
    school,
    coordinator,
    student,
    student_id,
    teachers,
    level_id,
    make,
    async done(call) {
      const answer = await call;
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json();
    },
    async period(lines = [{}], { open = false, kind = 'periods' } = {}) {
      const first = open ? 10 + 21 * near++ : 100 + 30 * weeks++;
      const id = await make(kind, {
        name: `Periodo ${first}`,
        start_date: dayIn(first),
        end_date: dayIn(first + 20),
        registration_days: 90,
      });
      const whom = kind === 'periods' ? { level_id } : { forum_type: 'beginner' };
      const schedules: number[] = [];
      for (const [at, line] of lines.entries())
        schedules.push(
          await make('schedules', {
            period_id: id,
            weekday: weekdayIn(first),
            start_time: '10:00',
            minutes: 50,
            staff_id: teachers[at],
            ...whom,
            ...line,
          }),
        );
      return { id, schedules, dates: [first, first + 7, first + 14].map(dayIn) };
    },
    activate: (id, input = {}) => coordinator.post(`/api/periods/${id}/activate`, input),
    meetingsOf: (period_id) => school.knex('meetings').where({ period_id }).orderBy('starts_at'),
    async close() {
      expect(await auditSeats(school.knex)).toEqual([]);
      await school.close();
    },
  };
}
