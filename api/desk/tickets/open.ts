import type { NewTicket } from '#schemas/types/entities/tickets.ts';
import type { Context } from '../../engine/define.ts';
import { isAtDesk } from './desk.ts';
import { lookedAt } from './looked_at.ts';
import { holdPace } from './pace.ts';
import { requireWords } from './words.ts';

/**
 * A new ticket, with what follows from who opens it and where: a student's is about the student, the desk's about whom it
 * names.
 * @throws Problem 422, 429
 */
export async function openTicket(ticket: NewTicket, ctx: Context) {
  const { caller, now } = ctx;
  requireWords({ subject: ticket.subject, content: ticket.content });
  if (!isAtDesk(caller)) await holdPace('tickets', ctx);
  const student_id = caller.role === 'student' ? caller.id : (ticket.student_id ?? null);
  const requester = student_id ?? (caller.id as number);
  return {
    ...ticket,
    ...(await lookedAt(ticket, requester, ctx)),
    student_id,
    opened_by: caller.id,
    last_reply_at: now.toISOString(),
  };
}
