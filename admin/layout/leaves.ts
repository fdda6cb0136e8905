import type { Row } from '../providers/conflict.ts';

/** A part of a nested field that differs between the sides. */
export interface Leaf {
  path: string[];
  values: unknown[];
}

const isNested = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The parts of a field that are not the same on all sides; places in lists are counted from 1. */
export function findDifferences(sides: unknown[], path: string[] = []): Leaf[] {
  const [first, ...others] = sides.map((side) => JSON.stringify(side ?? null));
  if (others.every((other) => other === first)) return [];
  if (!sides.some(isNested)) return [{ path, values: sides }];
  const members = [...new Set(sides.flatMap((side) => (isNested(side) ? Object.keys(side) : [])))];
  return members.flatMap((member) => {
    const name = sides.some(Array.isArray) ? String(Number(member) + 1) : member;
    const inside = sides.map((side) => (isNested(side) ? side[member] : undefined));
    return findDifferences(inside, [...path, name]);
  });
}

/** What a key calls by its id, in the words of the row: the options of a question. */
export function wordsIn(row: Row): Map<unknown, string> {
  const words = new Map<unknown, string>();
  const look = (value: unknown) => {
    if (!isNested(value)) return;
    if (typeof value.id === 'string' && typeof value.text === 'string') words.set(value.id, value.text);
    Object.values(value).forEach(look);
  };
  look(row.body);
  return words;
}
