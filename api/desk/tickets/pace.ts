import type { Context } from '../../engine/define.ts';
import { tooMany } from '../../engine/errors.ts';

/** How much somebody who is not at the desk may write within a minute. */
const most = { tickets: 5, ticket_replies: 10 };
const writers = { tickets: 'opened_by', ticket_replies: 'user_id' } as const;

/** @throws Problem 429 for who writes faster than a person does */
export async function holdPace(table: keyof typeof most, { trx, caller }: Context): Promise<void> {
  const recent = await trx(table)
    .where(writers[table], caller.id)
    .whereRaw(`created_at > clock_timestamp() - interval '1 minute'`)
    .limit(most[table])
    .pluck('id');
  if (recent.length >= most[table]) throw tooMany(60);
}
