import type { Item } from './item.ts';
import { logitOf, width } from './scale.ts';

/**
 * The expected score of a student of a level, 0 to 1, guessing included.
 * @param level may lie between two levels
 * @param apart how far levels are from each other, in logits
 */
export function chance({ level: authored, floor, difficulty }: Item, level: number, apart = width): number {
  const distance = (difficulty ?? logitOf(authored)) - logitOf(level);
  return floor + (1 - floor) / (1 + Math.exp((distance * apart) / width));
}
