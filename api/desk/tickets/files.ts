import type { TicketActions } from '#schemas/types/entities/tickets.ts';
import type { Context, PlanOrRefusal, RowOf } from '../../engine/define.ts';
import { conflict, invalid } from '../../engine/errors.ts';

/** What the caller has sent and attached to nothing yet. */
const unattachedFiles = (ids: number[], { trx, caller }: Context) =>
  trx('resources').whereIn('id', ids).where({ owner_id: caller.id, is_attachment: true }).whereNull('ticket_id');

/** @throws Problem 422 for files that somebody else sent, or that are attached to something */
export async function checkFiles(ids: number[], ctx: Context): Promise<void> {
  if (ids.length === 0) return;
  const found = await unattachedFiles(ids, ctx).forUpdate().pluck('id');
  if (found.length < ids.length) throw invalid({ files: { keyword: 'reference' } });
}

/** Attaches files to what was written: to a reply, or to the ticket itself. */
export async function attachFiles(
  ids: number[],
  { id, reply_id = null }: { id: number; reply_id?: number | null },
  ctx: Context,
): Promise<void> {
  if (ids.length > 0) await unattachedFiles(ids, ctx).update({ ticket_id: id, ticket_reply_id: reply_id });
}

/** How much somebody may have sent that is attached to nothing: taking a picture back and sending another is free. */
const most = 20;

/** @throws Problem 409 */
export async function mayAttach({ trx, caller }: Context): Promise<void> {
  const attachments = trx('resources')
    .where('owner_id', caller.id)
    .where({ is_attachment: true })
    .whereNull('ticket_id');
  const [{ count } = { count: 0 }] = await attachments.count();
  if (Number(count) >= most) throw conflict('too_many_attachments', { limit: most });
}

/** Whether a file goes with a reply, or with the question, of a ticket of the caller: none of a note. */
export async function isAttachedForCaller(id: number, { trx, caller }: Context): Promise<boolean> {
  const shown = await trx('resources as f')
    .join('tickets as t', 't.id', 'f.ticket_id')
    .leftJoin('ticket_replies as r', 'r.id', 'f.ticket_reply_id')
    .where({ 'f.id': id, 't.requester_id': caller.id })
    .whereRaw(`coalesce(r.kind, 'reply') = 'reply'`)
    .first('f.id');
  return shown !== undefined;
}

/** How long a file waits for what it goes with. */
const waits = '7 days';

/** Files that their senders never attached, by their places in the storage: their rows are gone. */
export async function takeUnattached(trx: Context['trx']): Promise<string[]> {
  const deletedFiles = await trx('resources')
    .where({ is_attachment: true })
    .whereNull('ticket_id')
    .whereRaw(`created_at < clock_timestamp() - interval '${waits}'`)
    .delete()
    .returning('storage_key');
  return deletedFiles.map(({ storage_key }) => storage_key);
}

/** Judges whether files go with a ticket itself: who opened it may send some. */
export async function planAttaching(
  { opened_by }: RowOf<'tickets'>,
  input: TicketActions['attach'] | null,
  ctx: Context,
): Promise<PlanOrRefusal> {
  if (opened_by !== ctx.caller.id) return { rule: 'forbidden' };
  if (input) await checkFiles(input.files, ctx);
  return null;
}

export const attach = ({ id }: { id: number }, { files }: TicketActions['attach'], ctx: Context): Promise<void> =>
  attachFiles(files, { id }, ctx);
