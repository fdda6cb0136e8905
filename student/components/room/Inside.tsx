import { useEffect, useRef } from 'react';
import { useWords } from '../words.tsx';
import type { Room } from './meeting_client.ts';
import type { RoomState } from './room_state.ts';

/** What is seen inside the room, and that a lost connection is being found again. */
export function Inside({ state, room }: { state: RoomState; room: Room | null }) {
  const { t } = useWords();
  const isIn = state.at === 'in';
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isIn) place.current?.focus();
  }, [isIn]);
  if (!isIn) return null;
  const { Stage } = room ?? {};
  return (
    <div ref={place} tabIndex={-1} className="inside-place">
      <div role="status">{state.isReconnecting ? <p className="notice wrong">{t('room.reconnecting')}</p> : null}</div>
      {Stage ? <Stage /> : null}
    </div>
  );
}
