import type { Caller } from '../engine/define.ts';

/** Whether an admin acts as the caller: what they look at is not read by the person, nor is what they say the person's. */
export const isAsAnother = ({ session_kind }: Pick<Caller, 'session_kind'>): boolean =>
  session_kind === 'impersonation';
