import type { TicketQueries } from '#schemas/types/entities/tickets.ts';
import type { Context } from '../../engine/define.ts';

/** How many tickets wait: all, the caller's, nobody's, and those whose time is over. */
export async function countTickets({ trx, caller }: Context): Promise<TicketQueries['counts']['result']> {
  const { rows } = await trx.raw(
    `select count(*)::int as pending, count(*) filter (where assigned_to = :caller)::int as mine,
      count(*) filter (where assigned_to is null)::int as unassigned,
      count(*) filter (where due_at < clock_timestamp())::int as overdue
    from tickets where status = 'pending'`,
    { caller: caller.id as number },
  );
  return rows[0];
}
