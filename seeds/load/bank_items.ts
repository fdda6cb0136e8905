import type { Item } from '#api/placement/item.ts';
import { readBank } from './bank.ts';

/** The bank of the placement test as the placement sees it. */
export const bankItems = (): Item[] =>
  readBank().map(({ order, level, skill, body }) => ({
    id: order,
    level,
    skill,
    floor: Array.isArray(body.options) ? 1 / body.options.length : 0,
    pilot: false,
  }));
