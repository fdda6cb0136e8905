import type { TicketActions } from '#schemas/types/entities/tickets.ts';
import type { Context, PlanOrRefusal, RowOf } from '../../engine/define.ts';
import { invalid } from '../../engine/errors.ts';

/**
 * Judges whether a ticket goes into another: one of the same person, as its thread is read with the other's, and one that
 * waits: what is asked would be forgotten in a thread that is over, or in one that is itself in another.
 * @throws Problem 422 for a ticket that is not there
 */
export async function planMerging(
  ticket: RowOf<'tickets'>,
  input: TicketActions['merge'] | null,
  { trx, caller, now }: Context,
): Promise<PlanOrRefusal> {
  if (!input) return null;
  const into = await trx('tickets').where({ id: input.into }).forShare().first();
  if (!into || into.id === ticket.id) throw invalid({ into: { keyword: 'reference' } });
  if (into.requester_id !== ticket.requester_id) return { rule: 'other_requester' };
  if (into.merged_into) return { rule: 'merged_already', params: { id: into.merged_into } };
  if (into.status !== 'pending') return { rule: 'closed_already' };
  return { changes: { merged_into: into.id, discarded_by: caller.id, discarded_at: now.toISOString() } };
}
