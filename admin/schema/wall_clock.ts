import { useTranslate } from 'react-admin';
import * as dates from '#schemas/dates.ts';
import { weekdayOf } from '#schemas/days.ts';
import { useSchool, useZones } from '../school.ts';
import { useLanguage } from './labels.ts';

/**
 * The clock by which meetings are read: the office's is the school's, a teacher's the own.
 * @returns its zones, and the day of a moment with its weekday ("Lunes 23 de noviembre de 2026")
 */
export function useWallClock() {
  const translate = useTranslate();
  const locale = useLanguage();
  const { user } = useSchool();
  const own = useZones();
  const zones = user.role.slug === 'teacher' ? own : { ...own, zone: own.school };
  const dayOf = (moment: string) => {
    const date = dates.dayOf(moment, zones.zone);
    const weekday = translate(`values.weekday.${weekdayOf(date)}`);
    const long = dates.longDate(date, locale);
    return { date, day: locale === 'en' ? `${weekday}, ${long}` : `${weekday} ${long}` };
  };
  return { locale, zones, dayOf };
}
