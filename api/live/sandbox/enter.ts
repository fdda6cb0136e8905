import { randomUUID } from 'node:crypto';
import type { SandboxStayActions } from '#schemas/types/entities/sandbox_stays.ts';
import type { SandboxStayRow } from '#schemas/types/tables/sandbox_stays.ts';
import type { ActionOf, Context, Refusal, RowOf } from '../../engine/define.ts';
import { notFound } from '../../engine/errors.ts';
import { requireRow } from '../../engine/require_row.ts';
import { type Door, doorOf, refusalAt } from '../room/door.ts';
import { roomKey } from '../room/keys.ts';
import { leave } from './leaving.ts';
import { reportRoom } from './report.ts';
import { busyLicence, eventOf, runningRoom, startRoom } from './rooms.ts';
import { silentSince } from './silence.ts';
import { viewOf } from './view.ts';

/** What somebody finds on entering: the room, if it runs, and the own stay in it, if one is left. */
interface Entry {
  door: Door;
  device: string;
  room: RowOf<'sandbox_rooms'> | undefined;
  before: SandboxStayRow | undefined;
}

type Device = Omit<SandboxStayActions['enter'], 'meeting_id'>;

/** Only who teaches starts a meeting: until then the others are told the provider's error 3008. */
const refusalToStart = async ({ role, licence_id }: Door, { trx }: Context): Promise<Refusal | null> =>
  role === 'host' ? busyLicence(licence_id as number, trx) : { rule: 'room_not_started', params: { code: 3008 } };

/** Somebody whom the teacher has removed stays out, and nobody is in it with two devices unless one takes the other's place. */
async function refusalInside(
  room: RowOf<'sandbox_rooms'>,
  before: SandboxStayRow | undefined,
  { device, take_over }: Device,
  { trx, caller, now }: Context,
): Promise<Refusal | null> {
  const removed = { room_id: room.id, user_id: caller.id as number, left_as: 'removed' };
  if (await trx('sandbox_stays').where(removed).first('id'))
    return { rule: 'removed_from_room', params: { code: 3009 } };
  const isElsewhere = before !== undefined && before.device !== device && before.seen_at > silentSince(now);
  return isElsewhere && !take_over ? { rule: 'in_room_elsewhere', params: { code: 4008 } } : null;
}

/** Entering a room of the sandbox, which refuses as a provider does: `code` is the number of its error. */
export const entering: ActionOf<'sandbox_stays', 'enter', Entry> = {
  async plan(_row, input, ctx) {
    const { meeting_id, ...device } = input as SandboxStayActions['enter'];
    const { trx, caller } = ctx;
    if (!(await trx('meetings').where({ id: meeting_id }).first('id'))) throw notFound();
    const door = await doorOf(meeting_id, ctx);
    const refusal = refusalAt(door, ctx);
    if (refusal) return refusal;
    const room = await runningRoom(meeting_id, trx);
    const mine = { room_id: room?.id ?? 0, user_id: caller.id as number };
    const before = await trx('sandbox_stays').where(mine).whereNull('left_at').first();
    const inside = room ? await refusalInside(room, before, device, ctx) : await refusalToStart(door, ctx);
    return inside ?? { door, device: device.device, room, before };
  },
  async apply(_row, { door, device, room: running, before }, ctx) {
    const { trx, caller, now } = ctx;
    const moment = now.toISOString();
    const room = running ?? (await startRoom(door, now, trx));
    if (before?.device === device) {
      await trx('sandbox_stays').where({ id: before.id }).update({ seen_at: moment });
      return viewOf(before.stay, ctx);
    }
    const stay = randomUUID();
    const former = before
      ? await leave(room, [before.id], before.seen_at > silentSince(now) ? 'elsewhere' : 'lost', now, trx)
      : [];
    const key = await roomKey(door.id, caller.id as number, trx);
    const user = await trx('users')
      .where({ id: caller.id as number })
      .first('first_name');
    const where = { room_id: room.id, user_id: caller.id as number, stay, device };
    await trx('sandbox_stays').insert({ ...where, is_host: door.role === 'host', joined_at: moment, seen_at: moment });
    const joinedEvent = eventOf(room, 'joined', moment, { participant: stay, key, name: requireRow(user).first_name });
    const startedEvents = running ? [] : [eventOf(room, 'started', moment)];
    await reportRoom(door.id, [...startedEvents, ...former, joinedEvent], trx);
    return viewOf(stay, ctx);
  },
};
