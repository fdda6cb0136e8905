import { Link } from '@remix-run/react';
import { roomOf } from '#schemas/meeting_pages.ts';
import type { MeetingCard } from '#schemas/types/fragments/meeting_card.ts';
import { useWords } from '../../words.tsx';
import { Countdown } from '../Countdown.tsx';
import { usePassed } from '../clock.ts';
import { sentenceKind } from '../sentence_kind.ts';
import { momentsOf, standingOf } from '../standing.ts';
import { BothZones } from './BothZones.tsx';
import { ToRoom } from './ToRoom.tsx';

interface DoorProps {
  card: MeetingCard;
  isStudent: boolean;
  isTeacherLate: boolean;
}

/** The door of a meeting's room: when it opens, that it is time, that who teaches has not come, or that it is over. */
export function Door({ card, isStudent, isTeacherLate }: DoorProps) {
  const { t } = useWords();
  const passed = usePassed({ ...momentsOf(card), own_end: card.ends_at });
  const standing = standingOf(card, passed);
  const isIn = !isStudent || standing === 'registered';
  if (standing === 'cancelled') return <p className="notice wrong">{t(`live.door.cancelled.${sentenceKind(card)}`)}</p>;
  if (passed.own_end || standing === 'over')
    return <p className="notice">{t(`live.door.over.${sentenceKind(card)}`)}</p>;
  if (card.status === 'paused') return <p className="notice">{t('live.door.paused')}</p>;
  if (!isIn) return null;
  return (
    <section className="door" aria-labelledby="door">
      <h2 id="door">{t('live.door.title')}</h2>
      {passed.join_opens_at ? (
        <>
          <p>{t('live.door.time')}</p>
          {isTeacherLate ? <p className="notice">{t(`live.door.late.${isStudent ? 'student' : 'teacher'}`)}</p> : null}
          <p className="actions">
            <ToRoom card={card} />
          </p>
        </>
      ) : (
        <>
          <p>
            <Countdown to={card.join_opens_at} says="will_open_in" />
            <BothZones of={card.join_opens_at} />
          </p>
          <p className="actions">
            <Link className="button quiet" to={`${roomOf(card)}#devices`} reloadDocument>
              {t('live.door.devices')}
            </Link>
          </p>
        </>
      )}
    </section>
  );
}
