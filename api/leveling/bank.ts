import { isMeasured } from '#schemas/placement/skills.ts';
import { type CompiledForm, nameOf, type StoredQuestion } from '../assessment/compile.ts';
import { withoutGroups } from '../assessment/group.ts';
import type { Context } from '../engine/define.ts';
import type { Version } from '../forms/versions.ts';
import type { Item } from '../placement/item.ts';
import { floorOf } from './floor.ts';

/** What of a version can place a student, by the names of its questions: what has a level and a skill. */
export type Bank = Map<string, Item>;

/** The order of each level by its id. */
export async function ordersOf({ trx }: Context): Promise<Map<number, number>> {
  const levels = await trx('levels').select('id', 'order');
  return new Map(levels.map(({ id, order }) => [id, order]));
}

/** What of a version says what its bank is. */
interface Bankable {
  key: StoredQuestion[];
  content: { es: CompiledForm };
}

/** Reads the bank of a version. */
export function bankOf({ key, content }: Bankable, orders: Map<number, number>): Bank {
  return new Map(
    withoutGroups(key).flatMap((question): [string, Item][] => {
      const [level, name] = [orders.get(question.level_id ?? 0), nameOf(question)];
      if (level === undefined || !isMeasured(question.skill)) return [];
      const floor = floorOf(question, content.es.schema.properties[name] ?? {});
      return [[name, { id: question.id, level, skill: question.skill, floor, pilot: question.pilot ?? false }]];
    }),
  );
}

/** The questions that are written or spoken: a person judges them, so they place nobody by themselves. */
export const productiveOf = ({ key }: Version): StoredQuestion[] =>
  withoutGroups(key).filter(({ skill }) => skill && !isMeasured(skill));
