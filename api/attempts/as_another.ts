import type { Context, Refusal, Row } from '../engine/define.ts';

/** In the name of somebody else one may look, but not answer. */
export const notAsAnother = (_row: Row, { caller }: Context): Refusal | null =>
  caller.session_kind === 'impersonation' ? { rule: 'not_as_another' } : null;
