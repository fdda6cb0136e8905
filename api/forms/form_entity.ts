import type { Context, RowOf } from '../engine/define.ts';
import type { Entity } from '../engine/registry.ts';

/** The entities that are forms. */
export type Forms = 'exercise_forms' | 'exam_forms' | 'leveling_forms';

/** Exercises, exams and leveling tests are rows of one table, told apart by `kind`. */
export const formEntity = ({ kind }: { kind: RowOf<'forms'>['kind'] }, { engine }: Context): Entity =>
  engine.entities.get(`${kind}_forms`) as Entity;
