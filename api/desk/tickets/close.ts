import type { TicketActions } from '#schemas/types/entities/tickets.ts';
import type { Context, PlanOrRefusal, RowOf } from '../../engine/define.ts';
import { isAsAnother } from '../as_another.ts';
import { isAtDesk } from './desk.ts';
import { tellOf } from './tell.ts';

const moment = ({ now }: Context) => now.toISOString();
const open = { solved_by: null, solved_at: null, discarded_by: null, discarded_at: null };

export const planSolving = (_ticket: unknown, _input: unknown, ctx: Context): PlanOrRefusal => ({
  changes: { solved_by: ctx.caller.id, solved_at: moment(ctx) },
});

/** Tells the requester; by letter too where the school has not answered. */
export const tellSolved = (ticket: RowOf<'tickets'>, _plan: unknown, ctx: Context): Promise<void> =>
  tellOf(
    ticket,
    { notice: 'ticket_solved', user_id: ticket.requester_id, letter_due: ticket.awaits === 'school' },
    ctx,
  );

export const planDiscarding = (_ticket: unknown, _input: unknown, ctx: Context): PlanOrRefusal => ({
  changes: { discarded_by: ctx.caller.id, discarded_at: moment(ctx) },
});

/** What was discarded, or merged into another ticket, the desk alone brings back. */
export function planReopening(
  { status, assigned_to }: RowOf<'tickets'>,
  _input: unknown,
  { caller }: Context,
): PlanOrRefusal {
  if (status === 'discarded' && !isAtDesk(caller)) return { rule: 'discarded_ticket' };
  return { changes: { ...open, assigned_to, merged_into: null, satisfaction: null, awaits: 'school', due_at: null } };
}

/** Tells who was to answer the ticket when its requester opens it again. */
export const tellReopened = (ticket: RowOf<'tickets'>, _plan: unknown, ctx: Context): Promise<void> =>
  tellOf(ticket, { notice: 'ticket_reply', user_id: ticket.assigned_to }, ctx);

/** One click, which may be thought better of. */
export function planRating(
  { satisfaction }: RowOf<'tickets'>,
  input: TicketActions['rate'] | null,
  { caller }: Context,
): PlanOrRefusal {
  if (isAsAnother(caller)) return { rule: 'not_rated_as_another' };
  return input && (input.satisfaction === satisfaction ? 'done' : { changes: { satisfaction: input.satisfaction } });
}
