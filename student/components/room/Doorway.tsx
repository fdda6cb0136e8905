import { useEffect, useState } from 'react';
import type { MeetingCard } from '#schemas/types/fragments/meeting_card.ts';
import type { RoomPage } from '#schemas/types/fragments/room_page.ts';
import { Countdown } from '../live/Countdown.tsx';
import { usePassed } from '../live/clock.ts';
import { BothZones } from '../live/meeting/BothZones.tsx';
import { sentenceKind } from '../live/sentence_kind.ts';
import { useWords } from '../words.tsx';
import { RefusalView } from './RefusalView.tsx';
import { shutBy } from './room_state.ts';
import type { InRoom } from './useRoom.ts';
import { Waiting } from './Waiting.tsx';

interface DoorwayProps {
  page: RoomPage;
  isStudent: boolean;
  card: MeetingCard;
  inRoom: InRoom;
}

/** The door: when it opens, the way in, or why there is none. */
export function Doorway(props: DoorwayProps) {
  const { t } = useWords();
  const { page, card } = props;
  const passed = usePassed({ opens: card.join_opens_at, closes: page.closes_at });
  const closure = shutBy(page);
  if (card.status === 'inactive')
    return <p className="notice wrong">{t(`live.door.cancelled.${sentenceKind(card)}`)}</p>;
  if (passed.closes) return <p className="notice">{t(`live.door.over.${sentenceKind(card)}`)}</p>;
  if (page.me.role === null && !props.isStudent) return <p className="notice">{t('room.door.others')}</p>;
  if (closure)
    return (
      <>
        <p className="notice">{closure.message}</p>
        <OtherWay to={page.alternative_link} />
      </>
    );
  return (
    <section className="door" aria-labelledby="door">
      <h2 id="door">{t('live.door.title')}</h2>
      {passed.opens ? (
        <OpenDoor page={page} card={card} inRoom={props.inRoom} />
      ) : (
        <p>
          <Countdown to={card.join_opens_at} says="will_open_in" />
          <BothZones of={card.join_opens_at} />
        </p>
      )}
    </section>
  );
}

/** Another way to meet, where the school has put one in. */
function OtherWay({ to }: { to: string | null }) {
  const { t } = useWords();
  return to ? (
    <p>
      {t('room.door.alternative')} <a href={to}>{to}</a>
    </p>
  ) : null;
}

/** The time has come: in, or waiting for who teaches. */
function OpenDoor({ page, card, inRoom: { state, join } }: Omit<DoorwayProps, 'isStudent'>) {
  const { t } = useWords();
  const isHost = page.me.role === 'host';
  return (
    <>
      {state.at === 'door' || state.at === 'joining' ? (
        <WayIn card={card} isHost={isHost} isRunning={page.is_running} isJoining={state.at === 'joining'} join={join} />
      ) : null}
      {state.at === 'waiting' ? <Waiting again={state.again} message={state.message} /> : null}
      {state.at === 'refused' ? <RefusalView state={state} isHost={isHost} join={join} /> : null}
      <OtherWay to={page.alternative_link} />
      {page.teacher_is_late && !isHost ? <p className="notice">{t('room.door.no_teacher')}</p> : null}
    </>
  );
}

interface WayInProps {
  card: MeetingCard;
  isHost: boolean;
  isRunning: boolean;
  isJoining: boolean;
  join: InRoom['join'];
}

function WayIn({ card, isHost, isRunning, isJoining, join }: WayInProps) {
  const { t } = useWords();
  const standing = isRunning ? 'running' : 'not_running';
  // Until its script is there, a press of the button would be lost.
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  return (
    <>
      <p>{t(`room.door.${isHost ? 'host' : 'student'}.${standing}`)}</p>
      <p className="actions">
        <button
          type="button"
          className="button"
          disabled={!isAwake}
          aria-disabled={isJoining || undefined}
          onClick={() => join()}
        >
          {isJoining
            ? t('room.door.joining')
            : t(`room.door.${isHost && !isRunning ? 'start' : 'join'}.${sentenceKind(card)}`)}
        </button>
      </p>
      <noscript>
        <p className="notice wrong">{t('room.door.no_script')}</p>
      </noscript>
    </>
  );
}
