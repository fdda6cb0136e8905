import { expect, test } from 'vitest';
import { type LevelPart, partsOf, shareOf } from '#student/components/course/level_parts.ts';

type Args = Parameters<typeof partsOf>;
const level = (more: object) =>
  ({ classes_taken: 0, required_classes: 6, days_taken: 0, days_required: 21, ...more }) as Args[0];
const lesson = (exercises_passed: number, exercises: number) => ({ exercises_passed, exercises }) as Args[1][number];
const exam = (passed: boolean) => ({ exam: { passed }, gate: { can: true } }) as Args[2][number];

test('half of a lesson is seen: what is passed counts, not what is finished', () => {
  const parts = partsOf(level({}), [lesson(2, 4), lesson(0, 6)], [exam(false)]);
  expect(parts).toEqual([
    { part: 'exercises', done: 2, total: 10 },
    { part: 'classes', done: 0, total: 6 },
    { part: 'days', done: 0, total: 21 },
    { part: 'exam', done: 0, total: 1 },
  ]);
  expect(shareOf(parts)).toBe(5);
});

test('what nothing is asked for has no arc, and more than is asked for fills no more than its own', () => {
  const parts = partsOf(level({ classes_taken: 9, days_required: 0 }), [], []);
  expect(parts).toEqual([{ part: 'classes', done: 6, total: 6 }]);
  // Classes are not asked of students of forums alone, days not of a level that is not the own.
  expect(partsOf(level({ classes_taken: null, days_taken: null }), [], [])).toEqual([]);
});

test.each<[string, [number, number][], number]>([
  ['nothing asked for', [], 0],
  [
    'all done',
    [
      [3, 3],
      [6, 6],
      [21, 21],
    ],
    100,
  ],
  [
    'all but one of many: not yet all',
    [
      [999, 1000],
      [6, 6],
      [21, 21],
      [1, 1],
    ],
    99,
  ],
])('the share of the whole: %s', (_case, shares, percentage) => {
  const parts = shares.map(([done, total]): LevelPart => ({ part: 'exercises', done, total }));
  expect(shareOf(parts)).toBe(percentage);
});
