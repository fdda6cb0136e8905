import { Link } from '@remix-run/react';
import { roomOf } from '#schemas/meeting_pages.ts';
import type { MeetingCard } from '#schemas/types/fragments/meeting_card.ts';
import { useWords } from '../../words.tsx';
import { useName } from '../seat/SeatForm.tsx';

/** The way into the room of a meeting. */
export function ToRoom({ card }: { card: MeetingCard }) {
  const { t } = useWords();
  const name = useName(card);
  return (
    <Link className="button" to={roomOf(card)} reloadDocument>
      {t('live.to_room')}
      <span className="unseen">: {name}</span>
    </Link>
  );
}
