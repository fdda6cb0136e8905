import { useFetcher } from '@remix-run/react';
import type { MeetingCard } from '#schemas/types/fragments/meeting_card.ts';
import { usePassed } from '../clock.ts';
import { momentsOf, standingOf } from '../standing.ts';
import { SeatActions } from './SeatActions.tsx';
import { type SeatFetcher, useRefused } from './SeatForm.tsx';
import { SeatState } from './SeatState.tsx';
import { type Intent, type SeatAnswer, wishedStatus } from './seat_intents.ts';

/** The meeting as the reader wants it to be, while the server is asked. */
function intendedCard(card: MeetingCard, fetcher: SeatFetcher): MeetingCard {
  const intent = fetcher.formData?.get('intent') as Intent | undefined;
  if (!intent) return card;
  const status = wishedStatus[intent];
  const none = { id: 0, rank: null, offered_until: null, ended_as: null };
  return { ...card, seat: status && { ...none, ...card.seat, status }, refusal: status ? card.refusal : null };
}

interface SeatProps {
  card: MeetingCard;
  /** The page shows the way into the room by itself. */
  hasDoor?: boolean;
}

/** How the reader stands to a meeting, and what can be done about it: by events and the clock, without a reload. */
export function Seat({ card, hasDoor = false }: SeatProps) {
  const fetcher = useFetcher<SeatAnswer>({ key: `seat:${card.id}` });
  const shownCard = intendedCard(card, fetcher);
  const passed = usePassed(momentsOf(shownCard));
  const standing = standingOf(shownCard, passed);
  const refusal = useRefused(card, fetcher);
  return (
    <div className={`seat ${standing}`} aria-busy={fetcher.state !== 'idle'}>
      <p className="seat-state" role="status">
        <SeatState card={shownCard} standing={standing} isOn={passed.starts_at} />
      </p>
      {refusal ? (
        <p className="notice wrong" role="alert">
          {refusal}
        </p>
      ) : null}
      <SeatActions card={shownCard} hasDoor={hasDoor} standing={standing} passed={passed} fetcher={fetcher} />
    </div>
  );
}
