import type { Knex } from 'knex';
import type { SandboxView } from '#schemas/types/fragments/sandbox_view.ts';
import type { Context } from '../../engine/define.ts';
import { notFound } from '../../engine/errors.ts';
import { silentSince } from './silence.ts';

/** Who is in a room: who teaches first, then raised hands in their order. First names and photos, nothing else. */
const people = `
  select s.id, u.first_name, u.avatar, s.is_host, s.stay = :stay as is_me, s.hand_at
    from sandbox_stays s join users u on u.id = s.user_id
    where s.room_id = :room and s.left_at is null and s.seen_at > :since
    order by not s.is_host, s.hand_at nulls last, s.joined_at, s.id`;

export interface Message {
  id: string;
  user_id: number;
  first_name: string;
  is_host: boolean;
  text: string;
  at: string;
}

/**
 * A room as one stay sees it; of one that has ended why it has.
 * @throws Problem 404 for a stay that is not the caller's
 */
export async function viewOf(stay: string, { trx, caller, now }: Context): Promise<SandboxView> {
  const own = await trx('sandbox_stays as s')
    .join('sandbox_rooms as r', 'r.id', 's.room_id')
    .where({ 's.stay': stay, 's.user_id': caller.id as number })
    .first('s.room_id', 's.is_host', 's.joined_at', 's.left_as', 'r.started_at', 'r.messages');
  if (!own) throw notFound();
  const { room_id, is_host, joined_at, left_as, started_at, messages } = own;
  const seen = { stay, is_host, joined_at, started_at, left_as };
  if (left_as) return { ...seen, people: [], messages: [] };
  const values = { stay, room: room_id, since: silentSince(now) } as Record<string, Knex.RawBinding>;
  const { rows } = await trx.raw(people, values);
  return {
    ...seen,
    people: rows as SandboxView['people'],
    messages: messages.map((message: Message) => messageFor(message, caller.id)),
  };
}

const messageFor = ({ user_id, ...message }: Message, reader: number | null) => ({
  ...message,
  is_mine: user_id === reader,
});
