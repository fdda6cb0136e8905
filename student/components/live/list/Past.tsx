import { dayOf } from '#schemas/dates.ts';
import type { MeetingCard } from '#schemas/types/fragments/meeting_card.ts';
import { useWords } from '../../words.tsx';
import { useZones } from '../zones.ts';
import { MeetingItem } from './MeetingItem.tsx';
import { monthName } from './weeks.ts';

/** What the reader took or missed, the newest first, month by month. */
export function Past({ meetings }: { meetings: MeetingCard[] }) {
  const { t, locale } = useWords();
  const { zone } = useZones();
  const attendedCount = meetings.filter(({ seat }) => seat?.status === 'completed').length;
  const missedCount = meetings.filter(({ seat }) => seat?.ended_as === 'absent').length;
  const months = Map.groupBy(meetings, ({ starts_at }) => monthName(dayOf(starts_at, zone), locale));
  return (
    <>
      <p className="past-total">
        {t('live.attended_total', { smart_count: attendedCount })} ·{' '}
        {t('live.missed_total', { smart_count: missedCount })}
      </p>
      {[...months].map(([month, cards]) => (
        <section key={month} aria-label={month}>
          <h2 className="month-name">{month}</h2>
          <ul className="meetings">
            {cards.map((card) => (
              <MeetingItem key={card.id} card={card} dated />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
