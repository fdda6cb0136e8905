import { office } from '#schemas/accounts/roles.ts';
import type { TicketActions, TicketQueries } from '#schemas/types/entities/tickets.ts';
import type { Context, PlanOrRefusal, RowOf } from '../../engine/define.ts';
import { invalid } from '../../engine/errors.ts';
import { nameOf } from './desk.ts';
import { tellOf } from './tell.ts';

/**
 * Judges who is to answer a ticket. One that the school has answered already is to be answered anew.
 * @throws Problem 422 for whom has no place at the desk
 */
export async function planAssignment(
  ticket: RowOf<'tickets'>,
  input: TicketActions['assign'] | null,
  ctx: Context,
): Promise<PlanOrRefusal> {
  if (!input) return null;
  const { assigned_to } = input;
  if (assigned_to === ticket.assigned_to) return 'done';
  if (assigned_to !== null && !(await worksAtDesk(assigned_to, ctx)))
    throw invalid({ assigned_to: { keyword: 'reference' } });
  const isAnswered = ticket.awaits === 'requester' && assigned_to !== null;
  return { changes: { assigned_to, ...(isAnswered && { awaits: 'school', due_at: null }) } };
}

/** Judges whether the caller may take a ticket: not away from a colleague. */
export async function planTaking(
  { assigned_to }: RowOf<'tickets'>,
  _input: unknown,
  { trx, caller }: Context,
): Promise<PlanOrRefusal> {
  if (assigned_to === caller.id) return 'done';
  if (assigned_to === null) return { changes: { assigned_to: caller.id } };
  const colleague = await trx('users as u')
    .where({ id: assigned_to })
    .first(trx.raw(`${nameOf('u')} as name`));
  return { rule: 'taken', params: { name: colleague?.name } };
}

export const tellAssigned = (ticket: RowOf<'tickets'>, _plan: unknown, ctx: Context): Promise<void> =>
  tellOf(ticket, { notice: 'ticket_assigned', user_id: ticket.assigned_to }, ctx);

/** Those who work at the desk now. */
const staffOfDesk = ({ trx }: Context) =>
  trx('users as u').join('roles as r', 'r.id', 'u.role_id').where({ 'u.status': 'active' }).whereIn('r.slug', office);

const worksAtDesk = (id: number, ctx: Context) => staffOfDesk(ctx).where({ 'u.id': id }).first('u.id');

/** Whom a ticket may be given to, by name. */
export const assignees = (ctx: Context): Promise<TicketQueries['assignees']['result']> =>
  staffOfDesk(ctx)
    .orderBy(['u.first_name', 'u.name'])
    .select('u.id', ctx.trx.raw(`${nameOf('u')} as name`));
