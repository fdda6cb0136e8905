import { Link } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { wayBack } from '#schemas/meeting_pages.ts';
import type { MeetingCard } from '#schemas/types/fragments/meeting_card.ts';
import { usePassed } from '../live/clock.ts';
import { sentenceKind } from '../live/sentence_kind.ts';
import { timeLeft } from '../live/time_left.ts';
import { useWords } from '../words.tsx';
import type { RoomState } from './room_state.ts';

interface OutProps {
  card: MeetingCard;
  state: Extract<RoomState, { at: 'out' }>;
  isStudent: boolean;
  join: (takeOver?: boolean) => Promise<void>;
}

/** After the room: how long one was in it, and where to go on. A demo class is followed by its score. */
export function Out({ card, state, isStudent, join }: OutProps) {
  const { t } = useWords();
  const passed = usePassed({ ends: card.ends_at });
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const seconds = Math.max(card.seat?.seconds_in_class ?? 0, state.seconds);
  const isDemo = card.kind === 'demo' && isStudent;
  return (
    <section className="door" aria-labelledby="out">
      <h2 id="out" ref={title} tabIndex={-1}>
        {state.as === 'ended' ? t(`room.out.ended.${sentenceKind(card)}`) : t(`room.out.${state.as}`)}
      </h2>
      <p>{t('room.out.time', { time: timeLeft(seconds * 1000) })}</p>
      <p className="actions">
        <Link className="button" to={isDemo ? '/demo/score' : wayBack(card, isStudent)} reloadDocument>
          {isDemo ? t('room.out.score') : t(`room.out.list.${sentenceKind(card)}`)}
        </Link>
        {state.as === 'removed' || passed.ends ? null : (
          <button type="button" className="button quiet" onClick={() => join(state.as === 'elsewhere')}>
            {t('room.out.back')}
          </button>
        )}
      </p>
    </section>
  );
}
