import type { Context, Row } from './define.ts';

/** Seconds without a renewal after which somebody counts as absent; pages renew every few of them. */
const present = 15;
const forgottenAfter = 60;
const most = 50;

/**
 * Who has a record open now, in a table of a row for each page: pages say so every few seconds, and learn who else does.
 * @param record the column of the record
 * @param place the column of what of it somebody is at
 */
export const presenceIn = <Place>(table: string, record: string, place: string) => ({
  /** The caller has the record open on a page. @throws Problem 422 for a record that is not there */
  async save({ page, ...at }: Row, { trx, caller, now }: Context): Promise<void> {
    const row = { ...at, page, user_id: caller.id, session_id: caller.session_id, seen_at: now };
    await trx(table)
      .insert(row)
      .onConflict(['session_id', 'page'])
      .merge({ [record]: at[record], [place]: at[place], seen_at: now, updated_at: now });
  },

  async leave(page: string, { trx, caller }: Context): Promise<void> {
    await trx(table).where({ page }).where('session_id', caller.session_id).delete();
  },

  /** Removes those who left without a word; rows that another process is clearing are left to it. */
  async clear({ trx, now }: Context): Promise<void> {
    const left = trx(table)
      .where('seen_at', '<', before(now, forgottenAfter))
      .orderBy('id')
      .limit(most)
      .forUpdate()
      .skipLocked()
      .select('id');
    await trx(table).whereIn('id', left).delete();
  },

  /** The others who have the record open, each once, with what of it they are at (`place`). */
  collaboratorsAt: (id: number, { trx, caller, now }: Context): Promise<{ id: number; name: string; place: Place }[]> =>
    trx(`${table} as e`)
      .join('users as u', 'u.id', 'e.user_id')
      .join('sessions as s', 's.id', 'e.session_id')
      .where(`e.${record}`, id)
      .where('e.seen_at', '>', before(now, present))
      .whereNot('e.user_id', caller.id)
      .whereNull('s.ended_at')
      .distinctOn('e.user_id')
      .orderBy([{ column: 'e.user_id' }, { column: `e.${place}`, order: 'desc', nulls: 'last' }])
      .limit(most)
      .select('e.user_id as id', trx.raw(`concat_ws(' ', u.first_name, u.name) as name`), `e.${place} as place`),
});

const before = (now: Date, seconds: number) => new Date(now.getTime() - seconds * 1000);
