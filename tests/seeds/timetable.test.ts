import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Row } from '#api/engine/define.ts';
import { auditSeats } from '#api/live/auditor/audit.ts';
import { openSchool, type School } from '#tests/support/school.ts';

let school: School;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

const meetings = (where: Row = {}) => school.knex('meetings').where(where);
const past = () => meetings().where('ends_at', '<', school.knex.raw('now()'));
const toCome = (where: Row = {}) => meetings(where).where('starts_at', '>', school.knex.raw('now()'));
const day = 86_400_000;

describe('the timetable of the demo school', () => {
  test('is sound', async () => {
    expect(await auditSeats(school.knex)).toEqual([]);
  });

  test('reaches two weeks back and two ahead of the day on which it was opened, for classes and both bands', async () => {
    for (const where of [{ kind: 'classe' }, { forum_type: 'beginner' }, { forum_type: 'advanced' }]) {
      const times = (await meetings(where).pluck('starts_at')).map((time) => new Date(time).getTime());
      expect(Math.min(...times)).toBeLessThan(Date.now() - 7 * day);
      expect(Math.max(...times)).toBeGreaterThan(Date.now() + 14 * day);
    }
    expect(new Set(await toCome({ status: 'active' }).pluck('staff_id')).size).toBe(5);
  });

  test('was attended, missed and cancelled, and waits in one meeting of each teacher for the attendance', async () => {
    const held = school.knex('registrations').whereIn('meeting_id', past().select('id'));
    const ends: (string | null)[] = await held.clone().distinct('ended_as').pluck('ended_as');
    expect(ends.sort()).toEqual(['absent', 'cancelled', null]);
    expect(new Set(await held.clone().pluck('status'))).toEqual(new Set(['completed', 'inactive', 'registered']));
    const { id } = await school.knex('users').where({ username: 'teacher' }).first('id');
    expect(await past().where({ staff_id: id, status: 'finished' })).toHaveLength(1);
  });

  test('knows who was in each class that was held, and when: the seconds are those of the stays', async () => {
    const attended = () =>
      school.knex('registrations').whereIn('meeting_id', past().select('id')).where({ status: 'completed' });
    const coordinator = await school.as('coordinator');
    const { meeting_id } = await attended()
      .whereIn('meeting_id', past().where({ kind: 'classe' }).select('id'))
      .first();
    const { people, rooms, strangers, settled_as } = (
      await coordinator.get(`/api/classes/${meeting_id}/attendance`)
    ).json();
    expect([rooms.length, strangers, settled_as]).toEqual([1, [], 'measured']);
    for (const { status, is_teacher, stays, live_seconds } of people) {
      const there = is_teacher || status === 'completed';
      expect(stays.length > 0).toBe(there);
      expect(live_seconds !== null).toBe(there && !is_teacher);
    }
    expect(await attended().whereNull('live_seconds')).toEqual([]);
    expect((await attended().pluck('live_seconds')).every((seconds) => seconds > 0.7 * 3000)).toBe(true);
  });

  test('has a full class that some wait for, the student of the demo accounts first', async () => {
    const list = await school
      .knex('registrations')
      .join('users', 'users.id', 'registrations.student_id')
      .where({ 'registrations.status': 'waiting' })
      .orderBy('waiting_number')
      .select('username', 'meeting_id');
    expect(list.map(({ username }) => username)).toEqual(['student', 'andres.palacios']);
    expect(await meetings({ id: list[0].meeting_id }).first()).toMatchObject({ capacity: 2, taken: 2 });
  });

  test('has seats that are taken, and meetings for which registration opens later', async () => {
    expect((await toCome().where('taken', '>', 0)).length).toBeGreaterThan(5);
    expect(await toCome().where('registration_opens_at', '>', school.knex.raw('now()'))).not.toEqual([]);
  });

  test('lacks a licence at one hour, where another licence is paused', async () => {
    expect(await toCome({ status: 'active' }).whereNull('licence_id')).toHaveLength(1);
    expect(await school.knex('licences').where({ status: 'paused' })).toHaveLength(1);
  });

  test('has consecutive pairs, a private series, a demonstration and a cancelled class', async () => {
    expect(await toCome().whereNotNull('second_id')).not.toEqual([]);
    expect(await past().where({ kind: 'particular' })).not.toEqual([]);
    expect(await toCome({ kind: 'particular', taken: 1 })).not.toEqual([]);
    expect(await toCome({ kind: 'demo', status: 'active', taken: 1 })).toHaveLength(1);
    expect(await meetings({ status: 'inactive' })).toHaveLength(1);
  });

  test('teaches the topics of its levels one after the other', async () => {
    const taught = await meetings({ kind: 'classe' })
      .whereNotNull('period_id')
      .whereIn('level_id', school.knex('class_lessons').select('level_id'))
      .orderBy(['level_id', 'starts_at'])
      .select('level_id', 'class_lesson_id');
    const repeated = taught.filter((one, at) => one.class_lesson_id === taught[at - 1]?.class_lesson_id);
    expect([taught.filter(({ class_lesson_id }) => class_lesson_id === null), repeated]).toEqual([[], []]);
  });
});
