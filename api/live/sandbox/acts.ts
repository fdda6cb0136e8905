import { randomUUID } from 'node:crypto';
import type { SandboxStayActions } from '#schemas/types/entities/sandbox_stays.ts';
import type { SandboxView } from '#schemas/types/fragments/sandbox_view.ts';
import type { SandboxStayRow } from '#schemas/types/tables/sandbox_stays.ts';
import type { ActionHooks, Context, RowOf } from '../../engine/define.ts';
import { forbidden, notFound } from '../../engine/errors.ts';
import type { RoomEvent } from '../../video/interface.ts';
import { closedBy, doorOf } from '../room/door.ts';
import { endRoom, leaveForGood } from './leaving.ts';
import { reportRoom } from './report.ts';
import { runningRoom } from './rooms.ts';
import { viewOf } from './view.ts';

/** A stay of the caller's that goes on, in its room. */
interface Here {
  stay: SandboxStayRow;
  room: RowOf<'sandbox_rooms'>;
}

/** How much of what was said a room remembers. */
const mostRemembered = 100;

/**
 * What somebody does in a room. Who is not in it any more is told why, and nothing is done.
 * @param done gives what happened in the room; null: nothing that the others would see
 * @throws Problem 404 for a stay that is not the caller's, 403 for what only the teacher does
 */
const doing = <Act extends Exclude<keyof SandboxStayActions, 'enter'>>(
  done: (here: Here, input: SandboxStayActions[Act], ctx: Context) => Promise<RoomEvent[] | null>,
  { byHost = false } = {},
): ActionHooks<SandboxStayActions[Act], SandboxStayRow, SandboxStayActions[Act], SandboxView> => ({
  async apply(_row, input, ctx) {
    const { trx, caller } = ctx;
    const own = { stay: input.stay, user_id: caller.id as number };
    const place = await trx('sandbox_stays as s')
      .join('sandbox_rooms as r', 'r.id', 's.room_id')
      .where(own)
      .first('r.meeting_id', 's.is_host');
    if (!place) throw notFound();
    if (byHost && !place.is_host) throw forbidden();
    const room = await runningRoom(place.meeting_id, trx);
    const stay = await trx('sandbox_stays').where(own).whereNull('left_at').first();
    const events = room && stay ? await done({ room, stay }, input, ctx) : null;
    if (room && events) await reportRoom(room.meeting_id, events, trx);
    return viewOf(input.stay, ctx);
  },
});

/** A sign of life. A meeting that is over, paused or cancelled meanwhile is ended for all. */
export const signing = doing<'sign'>(async ({ stay, room }, _input, ctx) => {
  const { trx, now } = ctx;
  if (closedBy(await doorOf(room.meeting_id, ctx), now)) return endRoom(room, now, trx);
  await trx('sandbox_stays').where({ id: stay.id }).update({ seen_at: now });
  return null;
});

export const saying = doing<'say'>(async ({ stay, room }, { text }, { trx, caller, now }) => {
  const user = await trx('users')
    .where({ id: caller.id as number })
    .first('first_name');
  const message = {
    id: randomUUID(),
    user_id: caller.id,
    first_name: user?.first_name,
    is_host: stay.is_host,
    text,
    at: now,
  };
  const messages = [...room.messages, message].slice(-mostRemembered);
  await trx('sandbox_rooms')
    .where({ id: room.id })
    .update({ messages: JSON.stringify(messages) });
  return [];
});

export const raisingHand = doing<'raise_hand'>(async ({ stay }, { raised }, { trx, now }) => {
  await trx('sandbox_stays')
    .where({ id: stay.id })
    .update({ hand_at: raised ? (stay.hand_at ?? now) : null });
  return [];
});

export const leaving = doing<'leave'>(({ stay, room }, _input, { trx, now }) =>
  leaveForGood(room, [stay.id], 'left', now, trx),
);

/** Nobody removes themselves: who teaches leaves, or ends the room. */
export const removingPerson = doing<'remove_person'>(
  ({ stay, room }, { person }, { trx, now }) =>
    leaveForGood(room, person === stay.id ? [] : [person], 'removed', now, trx),
  { byHost: true },
);

export const endingForAll = doing<'end_for_all'>(({ room }, _input, { trx, now }) => endRoom(room, now, trx), {
  byHost: true,
});
