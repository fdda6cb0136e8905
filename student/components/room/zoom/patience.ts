import type { RoomTicket } from '#schemas/types/fragments/room_ticket.ts';
import { codes, JoinRefused } from '../meeting_client.ts';

/** So many tries in a row are answered by what the school knows. */
const heldTries = 3;

/**
 * Who waits for the teacher asks the school, which knows when a meeting starts, and Zoom itself now and then only, lest the
 * school was not told: each try costs the browser's means, and the client view says nothing to us while it waits.
 * @param isMute whether Zoom would not say that a meeting has not started: then even the first try is held
 * @param enter asks Zoom; throws JoinRefused
 */
export function patiently(isMute: boolean, enter: (ticket: RoomTicket) => Promise<void>) {
  let waits = isMute;
  let tries = 0;
  return async (ticket: RoomTicket): Promise<void> => {
    const mayWait = ticket.role === 'participant' && !ticket.is_running;
    if (waits && mayWait && tries < heldTries) {
      tries += 1;
      throw new JoinRefused(codes.notStarted, 'The school knows of no start.');
    }
    tries = 0;
    waits = isMute;
    await enter(ticket).catch((error) => {
      waits ||= error instanceof JoinRefused && error.code === codes.notStarted;
      throw error;
    });
  };
}
