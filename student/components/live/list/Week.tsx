import { dayOf, longDate } from '#schemas/dates.ts';
import type { MeetingCard } from '#schemas/types/fragments/meeting_card.ts';
import { useWords } from '../../words.tsx';
import { Turn } from '../seat/Turn.tsx';
import { useZones } from '../zones.ts';
import { DayGrid } from './DayGrid.tsx';
import { Days } from './Days.tsx';
import { dayAfter, useToday } from './day_names.ts';
import { type ListParams, searchOf } from './list_address.ts';
import { mondayOf, weekOf } from './weeks.ts';

/** A week of meetings, of those that have any, and this one: its days at a glance, and all of it below. */
export function Week({ meetings, params }: { meetings: MeetingCard[]; params: ListParams }) {
  const { t, locale } = useWords();
  const { zone } = useZones();
  const today = useToday();
  const byDay = Map.groupBy(meetings, ({ starts_at }) => dayOf(starts_at, zone));
  const monday = mondayOf(params.day || ([...byDay.keys()][0] ?? today));
  const mondays = [today, ...byDay.keys()].map(mondayOf).sort();
  const days = weekOf(monday);
  const at = (day: string) => searchOf({ ...params, day });
  const ofWeek = meetings.filter(({ starts_at }) => days.includes(dayOf(starts_at, zone)));
  return (
    <>
      <Turn
        title={t('live.week_of', { from: longDate(monday, locale), until: longDate(days.at(-1), locale) })}
        before={monday > String(mondays[0]) ? { to: at(dayAfter(monday, -7)), word: t('live.week_before') } : null}
        after={monday < String(mondays.at(-1)) ? { to: at(dayAfter(monday, 7)), word: t('live.week_after') } : null}
      />
      <DayGrid weeks={[days]} byDay={byDay} to={(day) => `${at(monday)}#day-${day}`} most={8} />
      {ofWeek.length > 0 ? <Days meetings={ofWeek} /> : <p className="empty">{t('live.none_in_week')}</p>}
    </>
  );
}
