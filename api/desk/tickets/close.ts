import type { Context, Planned, Row } from '../../engine/define.ts';
import { isAsAnother } from '../as_another.ts';
import { isAtDesk } from './desk.ts';
import { tellOf } from './tell.ts';

const moment = ({ now }: Context) => now.toISOString();
const open = { solved_by: null, solved_at: null, discarded_by: null, discarded_at: null };

export const planSolving = (_ticket: Row, _input: Row | null, ctx: Context): Planned => ({
  changes: { solved_by: ctx.caller.id, solved_at: moment(ctx) },
});

/** Tells the requester; by letter too where the school has not answered. */
export const tellSolved = (ticket: Row, _plan: Row, ctx: Context): Promise<void> =>
  tellOf(
    ticket,
    { notice: 'ticket_solved', user_id: ticket.requester_id, letter_due: ticket.awaits === 'school' },
    ctx,
  );

export const planDiscarding = (_ticket: Row, _input: Row | null, ctx: Context): Planned => ({
  changes: { discarded_by: ctx.caller.id, discarded_at: moment(ctx) },
});

/** What was discarded, or merged into another ticket, the desk alone brings back. */
export function planReopening({ status, assigned_to }: Row, _input: Row | null, { caller }: Context): Planned {
  if (status === 'discarded' && !isAtDesk(caller)) return { rule: 'discarded_ticket' };
  return { changes: { ...open, assigned_to, merged_into: null, satisfaction: null, awaits: 'school', due_at: null } };
}

/** Tells who was to answer the ticket when its requester opens it again. */
export const tellReopened = (ticket: Row, _plan: Row, ctx: Context): Promise<void> =>
  tellOf(ticket, { notice: 'ticket_reply', user_id: ticket.assigned_to }, ctx);

/** One click, which may be thought better of. */
export function planRating({ satisfaction }: Row, input: Row | null, { caller }: Context): Planned {
  if (isAsAnother(caller)) return { rule: 'not_rated_as_another' };
  return input && (input.satisfaction === satisfaction ? 'done' : { changes: { satisfaction: input.satisfaction } });
}
