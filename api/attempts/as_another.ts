import type { Context, Refusal } from '../engine/define.ts';

/** In the name of somebody else one may look, but not answer. */
export const notAsAnother = (_row: unknown, { caller }: Context): Refusal | null =>
  caller.session_kind === 'impersonation' ? { rule: 'not_as_another' } : null;
