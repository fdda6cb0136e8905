import type { Item } from './item.ts';
import { logitOf } from './scale.ts';

/** How probable a right answer is for somebody of a level: whoever does not know may still guess. */
export function chance({ level: authored, options, difficulty = logitOf(authored) }: Item, level: number): number {
  const guessed = options === null ? 0 : 1 / options;
  return guessed + (1 - guessed) / (1 + Math.exp(difficulty - logitOf(level)));
}
