import { type Calibration, calibrate, type GradedAnswer } from '../calibrate.ts';
import type { Item } from '../item.ts';
import { posteriorOf } from '../posterior.ts';
import type { Test } from '../width.ts';

/** What tests say of each question of a bank. */
export function calibrationOf(bank: Item[], tests: Test[]): Map<number, Calibration> {
  const byItem = new Map<number, GradedAnswer[]>(bank.map(({ id }) => [id, []]));
  for (const { prior, responses } of tests) {
    const belief = posteriorOf(prior, responses);
    for (const { item, score } of responses) byItem.get(item.id)?.push({ score, belief, floor: item.floor });
  }
  return new Map(bank.map((item) => [item.id, calibrate(item, byItem.get(item.id) ?? [])]));
}
