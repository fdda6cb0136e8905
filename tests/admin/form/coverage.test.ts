import { expect, test } from 'vitest';
import { coverageOf } from '#admin/pages/form/coverage/counts.ts';
import type { Question } from '#admin/pages/form/types.ts';

const levels = [
  { id: 70, order: 0 },
  { id: 71, order: 1 },
];
const question = (changes: Partial<Question>) =>
  ({ type: 'choice_single', level_id: 70, skill: 'grammar', pilot: false, ...changes }) as Question;
const full = levels.flatMap(({ id }) =>
  (['grammar', 'vocabulary', 'reading', 'listening'] as const).flatMap((skill) =>
    [1, 2, 3].map(() => question({ level_id: id, skill })),
  ),
);

test('Questions are counted by level and skill', () => {
  const { levels: rows, thin } = coverageOf(full, levels);
  expect(rows.map(({ order, counts, all }) => [order, counts, all])).toEqual([
    [0, [3, 3, 3, 3], 12],
    [1, [3, 3, 3, 3], 12],
  ]);
  expect(thin).toBe(false);
});

test('A bank is thin where a level has too few, or one of its skills', () => {
  expect(coverageOf(full.slice(0, 14), levels).thin).toBe(true);
  expect(coverageOf([...full.slice(2), ...full.slice(6, 9)], levels).thin).toBe(true);
});

test('What places nobody is told apart: passages, pilots, what has no level, what a person judges', () => {
  const others = [
    question({ type: 'group', level_id: null, skill: null }),
    question({ pilot: true }),
    question({ level_id: null }),
    question({ skill: null }),
    question({ skill: 'writing' }),
  ];
  const covered = coverageOf([...full, ...others], levels);
  expect(covered).toMatchObject({ pilots: 1, untagged: 2 });
  expect(covered.levels).toEqual(coverageOf(full, levels).levels);
});
