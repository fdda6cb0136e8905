import { dayOf } from '#schemas/dates.ts';
import type { MeetingCard } from '#schemas/types/fragments/meeting_card.ts';
import { useWords } from '../../words.tsx';
import { Turn } from '../seat/Turn.tsx';
import { useZones } from '../zones.ts';
import { DayGrid } from './DayGrid.tsx';
import { Days } from './Days.tsx';
import { useDayName, useToday } from './day_names.ts';
import { type ListParams, searchOf } from './list_address.ts';
import { firstOf, monthBefore, monthName, nextMonth, weeksFrom } from './weeks.ts';

/** A month of meetings, of those that have any, and this one; a day that is chosen shows its own below. */
export function Month({ meetings, params }: { meetings: MeetingCard[]; params: ListParams }) {
  const { t, locale } = useWords();
  const { zone } = useZones();
  const today = useToday();
  const nameOf = useDayName();
  const byDay = Map.groupBy(meetings, ({ starts_at }) => dayOf(starts_at, zone));
  const chosenDay = params.day || ([...byDay.keys()][0] ?? today);
  const month = firstOf(chosenDay);
  const months = [today, ...byDay.keys()].map(firstOf).sort();
  const to = (day: string) => searchOf({ ...params, day });
  const ofDay = byDay.get(chosenDay) ?? [];
  return (
    <>
      <Turn
        title={monthName(month, locale)}
        before={month > String(months[0]) ? { to: to(monthBefore(month)), word: t('live.month_before') } : null}
        after={month < String(months.at(-1)) ? { to: to(nextMonth(month)), word: t('live.month_after') } : null}
      />
      <DayGrid weeks={weeksFrom(today, month)} byDay={byDay} to={to} chosen={chosenDay} most={3} month={month} />
      {ofDay.length > 0 ? (
        <Days meetings={ofDay} />
      ) : (
        <p className="empty">{t('live.none_on_day', { day: nameOf(chosenDay) })}</p>
      )}
    </>
  );
}
