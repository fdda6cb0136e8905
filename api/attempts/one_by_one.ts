import type { Context, Refusal, RowOf } from '../engine/define.ts';

/** A placement is answered question by question (`leveling_tests`), and ends by itself. */
export const oneByOne = ({ asked }: Pick<RowOf<'attempts'>, 'asked'>, { caller }: Context): Refusal | null =>
  asked && caller.role === 'student' ? { rule: 'one_by_one' } : null;
