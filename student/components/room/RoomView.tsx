import { Link } from '@remix-run/react';
import { pageOf } from '#schemas/meeting_pages.ts';
import type { RoomPage } from '#schemas/types/fragments/room_page.ts';
import '../../styles/meetings.css';
import '../../styles/room.css';
import { MadeAt } from '../live/clock.ts';
import { type Material, MeetingAbout } from '../live/meeting/MeetingAbout.tsx';
import { MeetingHead } from '../live/meeting/MeetingHead.tsx';
import { Offline } from '../live/Offline.tsx';
import { useName } from '../live/seat/SeatForm.tsx';
import { SeatPanel } from '../live/seat/SeatPanel.tsx';
import { useCard } from '../live/useLive.ts';
import { useRoomEvents } from '../live/useRoomEvents.ts';
import { useWords } from '../words.tsx';
import { Doorway } from './Doorway.tsx';
import { DeviceCheck } from './devices/DeviceCheck.tsx';
import { Inside } from './Inside.tsx';
import { Out } from './Out.tsx';
import { useRoom } from './useRoom.ts';

export interface RoomViewProps extends RoomPage {
  material: Material;
  isStudent: boolean;
}

/** The room of a meeting: its door, what is inside, and what comes after. */
export function RoomView(page: RoomViewProps) {
  const { now, isStudent, people, material, me } = page;
  const { t } = useWords();
  const card = useCard(page);
  const name = useName(card);
  const inRoom = useRoom(page);
  const { state, room, root } = inRoom;
  useRoomEvents(page, state.at === 'in');
  const isIn = state.at === 'in';
  return (
    <MadeAt.Provider value={now}>
      <article className={isIn ? 'page room inside' : 'page room'}>
        {isIn ? <h1 className="room-title">{name}</h1> : <MeetingHead card={card} isStudent={isStudent} />}
        {isIn ? null : <Offline />}
        {isIn ? null : state.at === 'out' ? (
          <Out card={card} state={state} isStudent={isStudent} join={inRoom.join} />
        ) : (
          <Doorway page={page} isStudent={isStudent} card={card} inRoom={inRoom} />
        )}
        <Inside state={state} room={room} />
        <div ref={root} className="provider-root" hidden={!isIn || room?.Stage !== null} />
        {isIn ? null : (
          <>
            {me.role ? <DeviceCheck /> : null}
            <SeatPanel card={card} isStudent={isStudent} />
            {card.kind === 'classe' ? (
              <p className="actions">
                <Link to={pageOf(card)} reloadDocument>
                  {t('live.about')}
                </Link>
              </p>
            ) : null}
            <MeetingAbout people={people} material={material} isStudent={isStudent} />
          </>
        )}
      </article>
    </MadeAt.Provider>
  );
}
