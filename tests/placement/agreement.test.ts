import { expect, test } from 'vitest';
import { agreementOf } from '#api/placement/agreement.ts';

test('Nobody judged twice agrees with nobody', () => expect(agreementOf([])).toBeNull());

test('The same levels agree fully; where there is but one level, chance explains all', () => {
  const same = [0, 5, 13].map((level) => ({ first: level, second: level, count: 2 }));
  expect(agreementOf(same)).toEqual({ count: 6, exact: 1, near: 1, bias: 0, kappa: 1 });
  expect(agreementOf([{ first: 4, second: 4, count: 9 }])?.kappa).toBeNull();
});

test('Neighbours count as near, and the second judgement’s being higher as its bias', () => {
  const found = agreementOf([
    { first: 3, second: 3, count: 5 },
    { first: 3, second: 4, count: 3 },
    { first: 6, second: 9, count: 2 },
  ]);
  expect(found).toMatchObject({ count: 10, exact: 0.5, near: 0.8, bias: 0.9 });
  // By hand: the mean square found beside the one that chance would have.
  expect(found?.kappa).toBeCloseTo(1 - 2.1 / (0.8 * (0.3 * 1 + 0.2 * 36) + 0.2 * (0.5 * 9 + 0.3 * 4 + 0.2 * 9)), 6);
});

test('Judgements that have nothing to do with each other have a kappa of nothing', () => {
  const pairs = [2, 8].flatMap((first) => [2, 8].map((second) => ({ first, second, count: 5 })));
  expect(agreementOf(pairs)?.kappa).toBeCloseTo(0);
});
