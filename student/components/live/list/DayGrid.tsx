import { Link } from '@remix-run/react';
import { hourMinute } from '#schemas/dates.ts';
import { weekdayOf } from '#schemas/days.ts';
import type { MeetingCard } from '#schemas/types/fragments/meeting_card.ts';
import { useWords } from '../../words.tsx';
import { useName } from '../seat/SeatForm.tsx';
import { hasSeat } from '../standing.ts';
import { useZones } from '../zones.ts';
import { useDayName, useToday } from './day_names.ts';

interface DayGridProps {
  weeks: string[][];
  byDay: Map<string, MeetingCard[]>;
  /** Where a day with meetings leads to. */
  to: (day: string) => string;
  chosen?: string;
  /** How many meetings of a day are named. */
  most: number;
  /** Days of another month are in sight only where there is something on them. */
  month?: string;
}

/** Weeks of days with their meetings: their number, and on a wide screen their hours and names. */
export function DayGrid({ weeks, byDay, to, chosen, most, month = '' }: DayGridProps) {
  const { t } = useWords();
  const today = useToday();
  const classOf = (day: string) =>
    `${day.startsWith(month.slice(0, 7)) ? '' : 'beyond'} ${day === today ? 'today' : ''}`;
  return (
    <table className={month ? 'month' : 'month week'}>
      <thead>
        <tr>
          {(weeks[0] ?? []).map((day) => (
            <th key={day} scope="col">
              <abbr title={t(`live.weekdays.${weekdayOf(day)}`)}>
                {t(`live.weekdays.${weekdayOf(day)}`).slice(0, 2)}
              </abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td key={day} className={classOf(day)}>
                <Day day={day} cards={byDay.get(day) ?? []} to={to(day)} chosen={day === chosen} most={most} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayProps {
  day: string;
  cards: MeetingCard[];
  to: string;
  chosen: boolean;
  most: number;
}

function Day({ day, cards, to, chosen, most }: DayProps) {
  const { t } = useWords();
  const nameOf = useDayName();
  const number = Number(day.slice(8));
  if (cards.length === 0) return <span className="month-day">{number}</span>;
  const label = `${nameOf(day)}: ${t('live.count', { smart_count: cards.length })}`;
  return (
    <Link
      to={to}
      preventScrollReset={!to.includes('#')}
      className={`month-day some${cards.some(hasSeat) ? ' own' : ''}`}
      aria-current={chosen ? 'date' : undefined}
    >
      <span aria-hidden="true">{number}</span>
      <span className="unseen">{cards.some(hasSeat) ? `${label}, ${t('live.some_own')}` : label}</span>
      <span className="month-count" aria-hidden="true">
        {cards.length}
      </span>
      <span className="month-more" aria-hidden="true">
        {cards.slice(0, most).map((card) => (
          <Line key={card.id} card={card} />
        ))}
        {cards.length > most ? <span>+{cards.length - most}</span> : null}
      </span>
    </Link>
  );
}

function Line({ card }: { card: MeetingCard }) {
  const { locale } = useWords();
  const { zone } = useZones();
  return (
    <span className={hasSeat(card) ? 'month-line own' : 'month-line'}>
      {hourMinute(card.starts_at, locale, zone)} {useName(card)}
    </span>
  );
}
