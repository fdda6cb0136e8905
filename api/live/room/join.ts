import type { MeetingEntity } from '#schemas/meeting_pages.ts';
import type { RoomTicket } from '#schemas/types/fragments/room_ticket.ts';
import { audit } from '../../engine/audit.ts';
import type { ActionOf, Context } from '../../engine/define.ts';
import { requireRow } from '../../engine/require_row.ts';
import { videoOf } from '../../video/provider.ts';
import { madeMeeting } from '../outbox/made_meeting.ts';
import { entityOf } from '../seats/seats.ts';
import { type Door, doorOf, refusalAt } from './door.ts';
import { roomKey } from './keys.ts';

/**
 * Lets the caller into a meeting's room: answers what the provider asks for. The role follows from the meeting, and the
 * page says for whom it was drawn: where somebody else has signed in meanwhile nobody goes in by mistake. Each issue is
 * a line of the audit log, without anything that opens the room.
 */
export const joining = (entity: MeetingEntity): ActionOf<MeetingEntity, 'join', Door> => ({
  shares: true,
  async plan({ id }, input, ctx) {
    if (input && input.user_id !== ctx.caller.id) return { rule: 'another_person' };
    const door = await doorOf(id, ctx);
    return refusalAt(door, ctx) ?? door;
  },
  async apply({ id }, door, ctx) {
    const ticket = await ticketAt(door, ctx);
    const { provider, role } = ticket;
    await audit([{ action: 'join', entity: entityOf(entity, ctx), record_id: id, details: { provider, role } }], ctx);
    return ticket;
  },
});

async function ticketAt(door: Door, { trx, caller, engine }: Context): Promise<RoomTicket> {
  const user = requireRow(
    await trx('users')
      .where({ id: caller.id as number })
      .first('first_name'),
  );
  const participant = {
    key: await roomKey(door.id, caller.id as number, trx),
    name: user.first_name,
    is_host: door.role === 'host',
    until: new Date(door.closes_at),
  };
  const admission = await videoOf(engine.configuration).ticket(await madeMeeting(door.id, trx), participant);
  return { ...admission, is_running: door.is_running };
}
