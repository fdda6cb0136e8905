import { dayOf } from '#schemas/dates.ts';
import type { MeetingCard } from '#schemas/types/fragments/meeting_card.ts';
import { useZones } from '../zones.ts';
import { useDayName } from './day_names.ts';
import { MeetingItem } from './MeetingItem.tsx';

/** Meetings by the reader's day. */
export function Days({ meetings }: { meetings: MeetingCard[] }) {
  const { zone } = useZones();
  const nameOf = useDayName();
  const days = Map.groupBy(meetings, ({ starts_at }) => dayOf(starts_at, zone));
  return [...days].map(([day, cards]) => (
    <section key={day} aria-labelledby={`day-${day}`}>
      <h2 id={`day-${day}`}>{nameOf(day)}</h2>
      <ul className="meetings">
        {cards.map((card) => (
          <MeetingItem key={card.id} card={card} />
        ))}
      </ul>
    </section>
  ));
}
