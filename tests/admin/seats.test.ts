import { expect, test } from 'vitest';
import type { Seat } from '#admin/meetings/meeting.ts';
import { attendanceOf, groupSeats, isNamed, isUnmarked } from '#admin/meetings/seat_groups.ts';
import { faults } from '#api/live/auditor/faults.ts';
import en from '#schemas/locales/en/seats.json' with { type: 'json' };
import es from '#schemas/locales/es/seats.json' with { type: 'json' };

const seat = (more: Partial<Seat>) =>
  ({ id: 1, first_name: 'José', name: 'Núñez', number: 'A-17', status: 'registered', ended_as: null, ...more }) as Seat;
const absent = seat({ status: 'inactive', ended_as: 'absent' });
const removed = seat({ status: 'inactive', ended_as: 'removed' });

test('who was absent stands among those who had a seat, who was removed does not', () => {
  const groups = groupSeats([seat({ status: 'waiting' }), absent, removed, seat({ status: 'completed' })]);
  expect(Object.values(groups).map(({ length }) => length)).toEqual([2, 0, 1, 1]);
});

test('attendance is known once it is marked', () => {
  expect([seat({}), seat({ status: 'completed' }), absent].map(attendanceOf)).toEqual([null, true, false]);
  expect([seat({}), absent].map(isUnmarked)).toEqual([true, false]);
});

test('a student is found by a part of the name without accents, or by the number', () => {
  expect(['nunez', 'José N', ' a-17', 'gomez'].map((typed) => isNamed(seat({}), typed))).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

test.each([
  ['es', es],
  ['en', en],
])('each fault that the auditor looks for has its word in %s', (_, { seats }) => {
  expect(Object.keys(seats.faults).sort()).toEqual([...Object.keys(faults), 'title'].sort());
});
