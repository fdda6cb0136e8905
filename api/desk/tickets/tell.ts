import type { Context, RowOf } from '../../engine/define.ts';
import { nameOf } from './desk.ts';

/** What is noted of a ticket for somebody, on the page and, where a letter is due, by letter. */
interface TicketNotice {
  notice: 'ticket_answered' | 'ticket_solved' | 'ticket_assigned' | 'ticket_reply';
  user_id: number | null;
  letter_due?: boolean;
}

/**
 * Notes for somebody what was done to a ticket. Nobody is told of what they did themselves, nor twice of what they have
 * not read.
 */
export async function tellOf(
  ticket: RowOf<'tickets'>,
  { notice, user_id, letter_due = false }: TicketNotice,
  ctx: Context,
): Promise<void> {
  if (user_id === null || user_id === ctx.caller.id) return;
  await ctx.trx.raw(
    `insert into notices (user_id, notice, params, entity, record_id, letter_due)
      select :user, :notice, jsonb_build_object('subject', :subject::text, 'by', ${nameOf('u')}, 'ticket', :ticket::int),
        'tickets', :ticket, :letter
      from users u where u.id = :caller and not exists (
        select from notices n where n.user_id = :user and n.entity = 'tickets' and n.record_id = :ticket
          and n.notice = :notice and n.read_at is null and (n.letter_due or not :letter))`,
    {
      user: user_id,
      notice,
      subject: ticket.subject,
      ticket: ticket.id,
      letter: letter_due,
      caller: ctx.caller.id as number,
    },
  );
}
