import { describe, expect, test } from 'vitest';
import { backOf as meetingBack } from '#admin/meetings/reschedule/back.ts';
import { backOf, requestOf } from '#admin/pages/periods/change/line_change.ts';
import { candidatesOf } from '#admin/pages/periods/pairs/candidates.ts';
import { clashesOf, type Line, nextDateOf } from '#admin/pages/periods/week/places.ts';
import type { ChangePlan } from '#schemas/types/fragments/change_plan.ts';

const today = '2026-11-24'; // A Tuesday.
const lost: ChangePlan['students'][number] = {
  ...{ registration_id: 5, student_id: 1, name: 'Ana', meeting_id: 2 },
  ...{ other_meeting_id: null, rule: 'access_expired' },
};
const line = (more: Partial<Line> = {}) =>
  ({
    id: 1,
    weekday: 'monday',
    start_time: '10:00:00',
    minutes: 60,
    level_id: 4,
    forum_type: null,
    class_lesson_id: null,
    staff_id: 7,
    capacity: 6,
    start_date: null,
    end_date: null,
    status: 'active',
    ...more,
  }) as Line;

describe('What is asked of the school to change a line with its meetings', () => {
  const all = { reach: 'all', skip: [] } as const;

  test('is what differs, and for which of its dates', () => {
    const towards = { weekday: 'tuesday', start_time: '10:00', minutes: 60 } as const;
    expect(requestOf(line(), towards, all, today)).toEqual({
      weekday: 'tuesday',
      reach: 'all',
      include_exceptions: false,
    });
    const since = { reach: 'following', from: '2026-12-07', include_exceptions: true, skip: [12] } as const;
    expect(requestOf(line(), { start_time: '11:30:00' }, since, today)).toEqual({
      start_time: '11:30',
      reach: 'following',
      from: '2026-12-07',
      include_exceptions: true,
      skip: [12],
    });
  });

  test('has the seats of the school where the field was emptied, and never another level', () => {
    expect(requestOf(line(), { ...line(), capacity: null, level_id: 5 }, all, today)).toMatchObject({ capacity: null });
    expect(requestOf(line(), { ...line(), level_id: 5 }, all, today)).toEqual({});
  });

  test('is about one date alone where that is wanted, and then about none that is left out', () => {
    const one = { reach: 'this', from: '2026-11-30', include_exceptions: true, skip: [12] } as const;
    expect(requestOf(line(), { capacity: 3 }, one, today)).toEqual({ capacity: 3, reach: 'this', from: '2026-11-30' });
    expect(requestOf(line(), { capacity: 3 }, { ...one, from: undefined }, today)).toEqual({});
  });

  test('is nothing while no date is chosen, and begins today at the earliest', () => {
    const chosen = (from?: string) => requestOf(line(), { minutes: 45 }, { reach: 'following', from, skip: [] }, today);
    expect(chosen('')).toEqual({});
    expect(chosen()).toEqual({});
    expect(chosen('2026-11-02')).toMatchObject({ from: today });
  });
});

describe('A change of a line', () => {
  const wanted = { weekday: 'friday', capacity: 3, reach: 'following', from: today } as const;
  const plan = { students: [], meetings: [], schedule_id: 1 };

  test('is undone by what the line was before', () => {
    expect(backOf(line(), wanted, plan)).toEqual({ weekday: 'monday', capacity: 6, reach: 'all' });
  });

  test('is not undone where the line became two, a seat was lost or other changes went with it', () => {
    expect(backOf(line(), wanted, { ...plan, schedule_id: 2 })).toBeNull();
    expect(backOf(line(), wanted, { ...plan, students: [lost] })).toBeNull();
    expect(backOf(line(), { ...wanted, include_exceptions: true }, plan)).toBeNull();
  });

  test('of one date is undone by what that date was before, unless it stood on another day than its line gave it', () => {
    const alone = { weekday: 'friday', capacity: 3, reach: 'this', from: '2026-11-30' } as const;
    const of = (local_date: string) =>
      ({ students: [], meetings: [{ id: 3, from: { local_date, capacity: 9 } }] }) as unknown as ChangePlan;
    expect(backOf(line(), alone, of('2026-11-30'))).toEqual({
      ...{ weekday: 'monday', capacity: 9 },
      ...{ reach: 'this', from: '2026-11-30' },
    });
    expect(backOf(line(), alone, of('2026-12-01'))).toBeNull();
  });
});

test('A meeting that was moved goes back to where it was, unless a seat was lost or others came along from places of their own', () => {
  const from = { local_date: '2026-11-30', start_time: '10:00', minutes: 60, staff_id: 7 };
  const plan = { meetings: [{ id: 3, from }], students: [] } as unknown as ChangePlan;
  const wanted = { start_time: '12:00', reach: 'all' } as const;
  expect(meetingBack(3, wanted, plan)).toEqual({ ...from, reach: 'all' });
  expect(meetingBack(3, { ...wanted, include_exceptions: true }, plan)).toBeNull();
  expect(meetingBack(3, wanted, { ...plan, students: [lost] })).toBeNull();
});

test('The next date of a line is today or later, and not before the line begins', () => {
  expect(nextDateOf(line(), today)).toBe('2026-11-30');
  expect(nextDateOf(line({ weekday: 'tuesday' }), today)).toBe(today);
  expect(nextDateOf(line({ start_date: '2026-12-01' }), today)).toBe('2026-12-07');
});

test('A line clashes with none that ends before it begins', () => {
  const ended = line({ id: 2, end_date: '2026-11-30' });
  expect(clashesOf(line({ start_date: '2026-12-01' }), [ended], false)).toEqual([]);
  expect(clashesOf(ended, [line({ start_date: '2026-12-01' })], false)).toEqual([]);
  expect(clashesOf(line({ start_date: '2026-11-30' }), [ended], false)).toHaveLength(1);
});

describe('Two lines could be taken together', () => {
  const at = (id: number, start_time: string, more: Partial<Line> = {}) => line({ id, start_time, ...more });
  const ids = (lines: Line[], pairs: Parameters<typeof candidatesOf>[1] = []) =>
    candidatesOf(lines, pairs).map(({ first, second }) => [first.id, second.id]);

  test('where one follows the other on its day, in its level, without a long pause', () => {
    expect(ids([at(2, '11:00:00'), at(1, '10:00:00')])).toEqual([[1, 2]]);
    expect(ids([at(1, '10:00:00'), at(2, '12:00:00')])).toEqual([]);
    expect(ids([at(1, '10:00:00'), at(2, '11:00:00', { level_id: 5 })])).toEqual([]);
    expect(ids([at(1, '10:00:00'), at(2, '11:00:00', { weekday: 'friday' })])).toEqual([]);
    expect(ids([at(1, '10:00:00'), at(2, '11:00:00', { status: 'inactive' })])).toEqual([]);
  });

  test('unless they are already', () => {
    const pair = { first_schedule_id: 1, second_schedule_id: 2 };
    expect(ids([at(1, '10:00:00'), at(2, '11:00:00'), at(3, '12:00:00')], [pair])).toEqual([]);
  });
});
