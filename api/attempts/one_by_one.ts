import type { Context, Refusal, Row } from '../engine/define.ts';

/** A placement is answered question by question (`leveling_tests`), and ends by itself. */
export const oneByOne = ({ asked }: Row, { caller }: Context): Refusal | null =>
  asked && caller.role === 'student' ? { rule: 'one_by_one' } : null;
