import { useContext } from 'react';
import { dayOf, longDate } from '#schemas/dates.ts';
import { weekdayOf } from '#schemas/days.ts';
import { useWords } from '../../words.tsx';
import { MadeAt } from '../clock.ts';
import { useZones } from '../zones.ts';

const oneDay = 86_400_000;

/** The calendar date so many days after another. */
export const dayAfter = (day: string, days = 1): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * oneDay).toISOString().slice(0, 10);

/** The reader's day on which the page was read. */
export function useToday(): string {
  const { zone } = useZones();
  return dayOf(useContext(MadeAt), zone);
}

/** A day by its name: today, tomorrow, or weekday and date. */
export function useDayName(): (day: string) => string {
  const { t, locale } = useWords();
  const today = useToday();
  return (day) => {
    const date = longDate(day, locale);
    if (day === today) return `${t('live.today')}, ${date}`;
    if (day === dayAfter(today)) return `${t('live.tomorrow')}, ${date}`;
    return `${t(`live.weekdays.${weekdayOf(day)}`)}, ${date}`;
  };
}
