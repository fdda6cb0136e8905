import { refuseAsAnother } from '../../auth/account.ts';
import { hashOf, newToken } from '../../auth/token.ts';
import { audit } from '../../engine/audit.ts';
import type { ActionOf, Context } from '../../engine/define.ts';
import { invalid, tooMany } from '../../engine/errors.ts';
import type { Entity } from '../../engine/registry.ts';
import { requireRow } from '../../engine/require_row.ts';

/** Whose calendar: a teacher's, a level's, or the caller's own. */
interface FeedSelection {
  staff_id: number | null;
  level_id: number | null;
}

const mostPerHour = 20;

/** @throws Problem 422 for both at once, or who is no teacher */
async function checkShown({ staff_id, level_id }: FeedSelection, { trx }: Context): Promise<void> {
  if (staff_id !== null && level_id !== null) throw invalid({ level_id: { keyword: 'invalid' } });
  if (staff_id !== null && !(await trx('users').where({ id: staff_id, kind: 'staff' }).first('id')))
    throw invalid({ staff_id: { keyword: 'reference' } });
  if (level_id !== null && !(await trx('levels').where({ id: level_id }).first('id')))
    throw invalid({ level_id: { keyword: 'reference' } });
}

/** @throws Problem 429 */
async function checkPace({ trx, caller }: Context): Promise<void> {
  const [made] = await trx('feeds')
    .where({ user_id: caller.id as number })
    .where('created_at', '>', trx.raw(`now() - interval '1 hour'`))
    .count({ count: '*' });
  if (Number(made?.count) >= mostPerHour) throw tooMany(3600);
}

/**
 * Makes the secret address of a calendar, which is answered this once: of its token only the hash is stored. The former
 * address of the same calendar opens nothing any more.
 */
export const publishFeed: ActionOf<'feeds', 'publish', FeedSelection> = {
  async plan(_row, input, ctx) {
    refuseAsAnother(ctx);
    const shown = { staff_id: input?.staff_id ?? null, level_id: input?.level_id ?? null };
    await checkShown(shown, ctx);
    await checkPace(ctx);
    return shown;
  },
  async apply(_row, shown, ctx) {
    const { trx, caller, engine } = ctx;
    const id = caller.id as number;
    // Two tries at a time are one after the other.
    await trx('users').where({ id }).forNoKeyUpdate().first('id');
    const mine = { ...shown, user_id: id };
    await trx('feeds')
      .where({ ...mine, status: 'active' })
      .update({ status: 'inactive', updated_at: ctx.now, version: trx.raw('version + 1') });
    const token = newToken();
    const [made] = await trx('feeds')
      .insert({ ...mine, token_hash: hashOf(token) })
      .returning('*');
    const row = requireRow(made);
    const entity = engine.entities.get('feeds') as Entity;
    await audit([{ action: 'publish', entity, record_id: row.id, after: row }], ctx);
    return { id: row.id, path: `/api/calendar.ics?token=${token}` };
  },
};
