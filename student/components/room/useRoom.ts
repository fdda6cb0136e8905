import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { entityOf } from '#schemas/meeting_pages.ts';
import type { MeetingResults } from '#schemas/types/fragments/meeting.ts';
import type { RoomPage } from '#schemas/types/fragments/room_page.ts';
import type { RoomTicket } from '#schemas/types/fragments/room_ticket.ts';
import { useWords } from '../words.tsx';
import { ask } from './ask.ts';
import { faultOf } from './faults.ts';
import { codes, JoinRefused, type Room } from './meeting_client.ts';
import { openRoom } from './providers.ts';
import { afterChange, afterMending, afterRefusal, afterRule, type RoomState } from './room_state.ts';
import { takeEnding, wasInside, wentInside, wentOutside } from './stay.ts';

export interface InRoom {
  state: RoomState;
  room: Room | null;
  /** Where a provider that draws its own room does so. */
  root: RefObject<HTMLDivElement>;
  /** Goes in, or tries again; with `takeOver` from another device of the same person. */
  join(takeOver?: boolean): Promise<void>;
}

/** The way into a meeting's room and out of it, whoever its provider is. */
export function useRoom({ meeting, me, provider, is_running }: RoomPage): InRoom {
  const { locale } = useWords();
  const [state, setState] = useState<RoomState>({ at: 'door' });
  const [room, setRoom] = useState<Room | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const openedRoom = useRef<Promise<Room> | null>(null);
  const isBusy = useRef(false);
  const { id } = meeting;
  const entity = entityOf(meeting);

  const open = useCallback(async (): Promise<Room> => {
    const newRoom = await openRoom(provider);
    await newRoom.client.init({ root: root.current as HTMLElement, locale, meeting: id });
    newRoom.client.on((change) => setState((before) => afterChange(before, change, Date.now())));
    setRoom(newRoom);
    return newRoom;
  }, [provider, locale, id]);

  const goIn = useCallback(
    async (takeOver: boolean): Promise<RoomState | null> => {
      const answer = await ask<RoomTicket>(`/api/${entity}/${id}/join`, { user_id: me.id });
      if (!answer) return afterRefusal(codes.connection, Date.now());
      if (answer.status >= 400) return afterRule(answer.body, Date.now());
      openedRoom.current ??= open().catch((error) => {
        openedRoom.current = null;
        throw error;
      });
      const { client } = await openedRoom.current;
      await client.join(answer.body, { takeOver });
      return null;
    },
    [entity, id, me.id, open],
  );

  /** What only the school can mend it hears of; the page says so whether that is heard or not. */
  const tell = useCallback(
    async (code: number): Promise<void> => {
      const answer = await ask<MeetingResults['trouble']>(`/api/${entity}/${id}/trouble`, { code });
      if (answer?.status === 200) setState((before) => afterMending(before, code, answer.body));
    },
    [entity, id],
  );

  const join = useCallback(
    async (takeOver = false): Promise<void> => {
      if (isBusy.current) return;
      isBusy.current = true;
      setState((before) => (before.at === 'waiting' ? before : { at: 'joining' }));
      const refusal = await withNewTicket(() => goIn(takeOver)).catch((error) => {
        const isRefused = error instanceof JoinRefused;
        openedRoom.current = isRefused ? openedRoom.current : null;
        if (isRefused && faultOf(error.code).way === 'school') void tell(error.code);
        return afterRefusal(isRefused ? error.code : codes.failed, Date.now());
      });
      isBusy.current = false;
      if (refusal) setState(refusal);
    },
    [goIn, tell],
  );

  useEffect(() => {
    const ending = takeEnding(id);
    if (ending) setState({ at: 'out', ...ending });
    else if (me.role && wasInside(id)) void join();
  }, [id, me.role, join]);
  useEffect(() => {
    if (state.at === 'in') wentInside(id);
    if (state.at === 'out') wentOutside(id, { as: state.as, seconds: state.seconds });
  }, [state, id]);
  useRetries(state, is_running, join);
  return { state, room, root, join };
}

/** Where a ticket has expired meanwhile, a new one is fetched, once. */
const withNewTicket = <Result>(goIn: () => Promise<Result>): Promise<Result> =>
  goIn().catch((error) => {
    if (error instanceof JoinRefused && faultOf(error.code).way === 'renew') return goIn();
    throw error;
  });

/** Who waits goes in at once when the meeting starts, and tries by itself where nobody tells. */
function useRetries(state: RoomState, isRunning: boolean, join: () => Promise<void>): void {
  const again = state.at === 'waiting' ? state.again : null;
  useEffect(() => {
    if (again === null) return;
    const timer = setTimeout(join, Math.max(0, again - Date.now()));
    return () => clearTimeout(timer);
  }, [again, join]);
  const waits = again !== null;
  useEffect(() => {
    if (waits && isRunning) void join();
  }, [waits, isRunning, join]);
}
