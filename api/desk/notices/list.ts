import type { Context } from '../../engine/define.ts';
import { seatFacts } from '../../live/letters/compose.ts';
import { readSeats } from '../../live/letters/due.ts';
import { type Notice, noticeDefinitions } from '../../mail/notice.ts';
import { addressOf } from './address.ts';
import { type DueNotice, readNotices } from './due.ts';
import { countUnread, listShown } from './own_notices.ts';

/** How many a page of the list has. */
const limit = 30;

/** The caller's notices in the caller's language, the newest first, and how many are unread in all. */
export async function ownNotices(_row: unknown, { before }: { before?: number }, { trx, caller, engine }: Context) {
  const reader = caller.id as number;
  const [found, [count]] = await Promise.all([
    listShown(reader, { before, limit: limit + 1 }, trx),
    countUnread([reader], trx),
  ]);
  const rows = found.slice(0, limit);
  const ids = rows.map(({ id }) => id);
  const [noted, seats, definitions] = await Promise.all([
    readNotices(ids, trx),
    readSeats(ids, trx),
    noticeDefinitions(),
  ]);
  const notedOf = new Map(noted.map((notice) => [notice.id, notice]));
  const seatOf = new Map(seats.map((seat) => [seat.id, seat]));
  const notices = rows.map(({ id, created_at, read_at }) => {
    const due = notedOf.get(id) as DueNotice;
    const definition = definitions.get(due.notice) as Notice<object>;
    const seat = seatOf.get(id);
    // The day that the notice spoke of, whatever has become of the meeting.
    const facts =
      seat &&
      seatFacts({ ...seat, starts_at: seat.params.starts_at ?? seat.starts_at }, undefined, engine.configuration);
    const { subject: text } = definition[caller.locale]({ ...due.params, ...facts, address: null, settings: null });
    return { id, notice: due.notice, text, address: addressOf(definition as Notice, due), created_at, read_at };
  });
  return { notices, unread: count?.unread ?? 0, more: found.length > limit };
}
