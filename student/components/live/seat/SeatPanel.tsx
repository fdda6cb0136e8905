import type { MeetingCard } from '#schemas/types/fragments/meeting_card.ts';
import { useWords } from '../../words.tsx';
import { Seat } from './Seat.tsx';

/** The reader's seat, on the page of a meeting for which one registers. */
export function SeatPanel({ card, isStudent }: { card: MeetingCard; isStudent: boolean }) {
  const { t } = useWords();
  if (!isStudent || card.registration_opens_at === null || card.status === 'inactive') return null;
  return (
    <section className="panel" aria-labelledby="seat">
      <h2 id="seat">{t('live.your_seat')}</h2>
      <Seat card={card} hasDoor />
    </section>
  );
}
