import type { Knex } from 'knex';
import { noticeDefinitions } from '../../mail/notice.ts';
import { isCurrent } from './due.ts';

/** The notices that have a place in lists, each with the kind by which it is switched off. */
async function kinds(): Promise<string> {
  const shown = [...(await noticeDefinitions()).values()].filter(({ isOwn }) => !isOwn);
  return JSON.stringify(Object.fromEntries(shown.map(({ notice, kind = '' }) => [notice, kind])));
}

/** SQL of whether a notice `n` is in the list of its reader `u`. */
const isShown = `n.user_id = u.id and jsonb_exists(:kinds::jsonb, n.notice)
  and not jsonb_exists(u.unwanted_notices, :kinds::jsonb ->> n.notice) and ${isCurrent}`;

/** How many notices each of some readers has not read. */
export async function countUnread(readers: number[], knex: Knex): Promise<{ id: number; unread: number }[]> {
  const { rows } = await knex.raw(
    `select u.id, (select count(*)::int from notices n where n.read_at is null and ${isShown}) as unread
      from users u where u.id = any (:readers)`,
    { readers, kinds: await kinds() },
  );
  return rows;
}

/**
 * The numbers of a reader's notices, the newest first.
 * @param before the last number of the page before
 */
export async function listShown(
  reader: number,
  { before = null, limit }: { before?: number | null; limit: number },
  knex: Knex,
): Promise<{ id: number; created_at: string; read_at: string | null }[]> {
  const { rows } = await knex.raw(
    `select n.id, n.created_at, n.read_at from notices n, users u
      where u.id = :reader and ${isShown} and (:before::int is null or n.id < :before)
      order by n.id desc limit :limit`,
    { reader, before, limit, kinds: await kinds() },
  );
  return rows;
}

/** Notes that a reader has read all that is in the list. */
export const readAllShown = async (reader: number, now: Date, knex: Knex): Promise<void> => {
  await knex.raw(
    `update notices n set read_at = :now, updated_at = :now, version = n.version + 1 from users u
      where u.id = :reader and n.read_at is null and ${isShown}`,
    { reader, now, kinds: await kinds() },
  );
};
