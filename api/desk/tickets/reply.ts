import type { TicketActions } from '#schemas/types/entities/tickets.ts';
import { audit } from '../../engine/audit.ts';
import type { Context, PlanOrRefusal, Refusal, RowOf } from '../../engine/define.ts';
import type { Entity } from '../../engine/registry.ts';
import { requireRow } from '../../engine/require_row.ts';
import { isAtDesk, isRequester, nameOf } from './desk.ts';
import { attachFiles, checkFiles } from './files.ts';
import { holdPace } from './pace.ts';
import { tellOf } from './tell.ts';
import { requireWords } from './words.ts';

/** What is written, and what becomes of its ticket. */
export interface PlannedReply {
  content: string;
  files: number[];
  byRequester: boolean;
  changes: Partial<RowOf<'tickets'>>;
}

/**
 * Judges a reply. The requester's opens a solved ticket again; the school's begins a new term, and takes a ticket that
 * nobody has taken. A colleague's reply that somebody has not read yet is read first.
 * @throws Problem 422, 429
 */
export async function planReply(
  ticket: RowOf<'tickets'>,
  input: TicketActions['reply'] | null,
  ctx: Context,
): Promise<PlanOrRefusal<PlannedReply>> {
  if (!input) return null;
  const { content, files = [], after } = input;
  requireWords({ content });
  const byRequester = isRequester(ticket, ctx);
  if (!isAtDesk(ctx.caller)) await holdPace('ticket_replies', ctx);
  const refusal = byRequester || after === undefined ? null : await answeredMeanwhile(ticket, after, ctx);
  if (refusal) return refusal;
  await checkFiles(files, ctx);
  const changes = byRequester ? askedAgain(ticket) : changesOfAnswer(ticket, ctx);
  return { content, files, byRequester, changes: { ...changes, last_reply_at: ctx.now.toISOString() } };
}

const askedAgain = ({ status, awaits }: RowOf<'tickets'>): PlannedReply['changes'] => ({
  status: 'pending',
  awaits: 'school',
  ...((status !== 'pending' || awaits === 'requester') && { due_at: null }),
  ...(status === 'solved' && { solved_by: null, solved_at: null, satisfaction: null }),
});

const changesOfAnswer = ({ status, assigned_to }: RowOf<'tickets'>, { caller }: Context): PlannedReply['changes'] => ({
  status,
  awaits: 'requester',
  due_at: null,
  assigned_to: assigned_to ?? caller.id,
});

async function answeredMeanwhile(
  { id }: { id: number },
  after: number | null,
  { trx, caller }: Context,
): Promise<Refusal | null> {
  const newer = await trx('ticket_replies as r')
    .join('users as u', 'u.id', 'r.user_id')
    .where({ 'r.ticket_id': id, 'r.kind': 'reply' })
    .where('r.id', '>', after ?? 0)
    .whereNot('r.user_id', caller.id)
    .orderBy('r.id', 'desc')
    .first(trx.raw(`${nameOf('u')} as name`));
  return newer ? { rule: 'answered_meanwhile', params: { name: newer.name } } : null;
}

/** Writes a reply and tells whom it is for: the requester by letter too, else who is to answer. */
export async function reply(
  ticket: RowOf<'tickets'>,
  { content, files, byRequester }: PlannedReply,
  ctx: Context,
): Promise<void> {
  await write(ticket, 'reply', content, files, ctx);
  if (byRequester) await tellOf(ticket, { notice: 'ticket_reply', user_id: ticket.assigned_to }, ctx);
  else await tellOf(ticket, { notice: 'ticket_answered', user_id: ticket.requester_id, letter_due: true }, ctx);
}

export async function planNote(
  _ticket: unknown,
  input: TicketActions['note'] | null,
  ctx: Context,
): Promise<PlanOrRefusal> {
  if (!input) return null;
  requireWords({ content: input.content });
  await checkFiles(input.files ?? [], ctx);
  return null;
}

/** Writes what the desk alone reads: the ticket itself stays as it is, so that nothing of it says that there is a note. */
export const note = (
  ticket: RowOf<'tickets'>,
  { content, files = [] }: TicketActions['note'],
  ctx: Context,
): Promise<void> => write(ticket, 'note', content, files, ctx);

async function write({ id }: { id: number }, kind: 'reply' | 'note', content: string, files: number[], ctx: Context) {
  const [made] = await ctx
    .trx('ticket_replies')
    .insert({ ticket_id: id, user_id: ctx.caller.id, kind, content })
    .returning('*');
  const row = requireRow(made);
  await attachFiles(files, { id, reply_id: row.id }, ctx);
  const entity = ctx.engine.entities.get('ticket_replies') as Entity;
  await audit([{ action: 'create', entity, record_id: row.id, after: row }], ctx);
}
