import { Link, useSearchParams } from '@remix-run/react';
import { dayOf, longDate, timeSpan } from '#schemas/dates.ts';
import type { MeetingCard } from '#schemas/types/fragments/meeting_card.ts';
import { useWords } from '../words.tsx';
import { Days } from './Days.tsx';
import { dayAfter, useDayName, useToday, weekdayOf } from './day_names.ts';
import { useName } from './SeatForm.tsx';
import { isOwn } from './standing.ts';
import { useZones } from './zones.ts';

const firstOf = (day: string) => `${day.slice(0, 7)}-01`;
const nextMonth = (day: string) => firstOf(dayAfter(firstOf(day), 31));
const monthBefore = (day: string) => firstOf(dayAfter(firstOf(day), -1));
/** Monday first. */
const column = (day: string) => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

/** The weeks of a month, with the days before and after it that fill them. */
function weeksOf(month: string): string[][] {
  const start = dayAfter(month, -column(month));
  const end = nextMonth(month);
  const weeks: string[][] = [];
  for (let monday = start; monday < end; monday = dayAfter(monday, 7))
    weeks.push(Array.from({ length: 7 }, (_, at) => dayAfter(monday, at)));
  return weeks;
}

const isDay = (text: string) => /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));

/** A month of meetings, of those that have any, and this one; a day that is chosen shows its own below. */
export function Month({ meetings }: { meetings: MeetingCard[] }) {
  const { t, locale } = useWords();
  const { zone } = useZones();
  const [search] = useSearchParams();
  const today = useToday();
  const nameOf = useDayName();
  const byDay = Map.groupBy(meetings, ({ starts_at }) => dayOf(starts_at, zone));
  const asked = search.get('day');
  const chosen = asked && isDay(asked) ? asked : ([...byDay.keys()][0] ?? today);
  const month = firstOf(chosen);
  const months = [today, ...byDay.keys()].map(firstOf).sort();
  const to = (day: string) => `?${new URLSearchParams({ ...Object.fromEntries(search), view: 'calendar', day })}`;
  const title = longDate(month, locale).replace(/^1 de | 1,/, '');
  const own = byDay.get(chosen) ?? [];
  return (
    <>
      <div className="month-head">
        {month > String(months[0]) ? (
          <Link to={to(monthBefore(month))} preventScrollReset className="button quiet">
            {t('live.month_before')}
          </Link>
        ) : (
          <span />
        )}
        <h2>{title}</h2>
        {month < String(months.at(-1)) ? (
          <Link to={to(nextMonth(month))} preventScrollReset className="button quiet">
            {t('live.month_after')}
          </Link>
        ) : (
          <span />
        )}
      </div>
      <table className="month">
        <thead>
          <tr>
            {(weeksOf(month)[0] ?? []).map((day) => (
              <th key={day} scope="col">
                <abbr title={t(`live.weekdays.${weekdayOf(day)}`)}>
                  {t(`live.weekdays.${weekdayOf(day)}`).slice(0, 2)}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td
                  key={day}
                  className={`${day.startsWith(month.slice(0, 7)) ? '' : 'beyond'} ${day === today ? 'today' : ''}`}
                >
                  <Day day={day} cards={byDay.get(day) ?? []} to={to(day)} chosen={day === chosen} name={nameOf(day)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {own.length > 0 ? (
        <Days meetings={own} />
      ) : (
        <p className="empty">{t('live.none_on_day', { day: nameOf(chosen) })}</p>
      )}
    </>
  );
}

interface DayProps {
  day: string;
  cards: MeetingCard[];
  to: string;
  chosen: boolean;
  name: string;
}

function Day({ day, cards, to, chosen, name }: DayProps) {
  const { t } = useWords();
  const number = Number(day.slice(8));
  if (cards.length === 0) return <span className="month-day">{number}</span>;
  const label = `${name}: ${t('live.count', { smart_count: cards.length })}`;
  return (
    <Link
      to={to}
      preventScrollReset
      className={`month-day some${cards.some(isOwn) ? ' own' : ''}`}
      aria-current={chosen ? 'date' : undefined}
    >
      <span aria-hidden="true">{number}</span>
      <span className="unseen">{cards.some(isOwn) ? `${label}, ${t('live.some_own')}` : label}</span>
      <span className="month-count" aria-hidden="true">
        {cards.length}
      </span>
      <span className="month-more" aria-hidden="true">
        {cards.slice(0, 3).map((card) => (
          <Line key={card.id} card={card} />
        ))}
      </span>
    </Link>
  );
}

function Line({ card }: { card: MeetingCard }) {
  const { locale } = useWords();
  const { zone } = useZones();
  return (
    <span className={isOwn(card) ? 'month-line own' : 'month-line'}>
      {timeSpan(card.starts_at, card.ends_at, locale, { zone }).split(' – ')[0]} {useName(card)}
    </span>
  );
}
