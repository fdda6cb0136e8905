import { useTranslate } from 'react-admin';
import { dayOf, longDate, timeSpan } from '#schemas/dates.ts';
import type { Entities } from '#schemas/types/entities.ts';
import type { ResultOf } from '../providers/queries.ts';
import { useLanguage } from '../schema/labels.ts';
import { useSchool, useZones } from '../school.ts';

/** The kinds of meetings, which have pages and seats alike. */
export const meetingEntities = ['classes', 'forums', 'demo_classes', 'particular_meetings'] as const;
export type MeetingEntity = (typeof meetingEntities)[number];

export type Meeting = Pick<
  Entities['classes']['row'],
  'id' | 'starts_at' | 'ends_at' | 'status' | 'capacity' | 'taken' | 'staff_id'
>;

export type Seat = ResultOf<'classes', 'roster'>['seats'][number];

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** When a meeting is: its day ("Lunes 23 de noviembre de 2026") and its hours; the office goes by the school's clock, a teacher by the own. */
export function useWhen() {
  const translate = useTranslate();
  const locale = useLanguage();
  const { user } = useSchool();
  const own = useZones();
  const zones = user.role.slug === 'teacher' ? own : { ...own, zone: own.school };
  return ({ starts_at, ends_at }: Pick<Meeting, 'starts_at' | 'ends_at'>) => {
    const date = dayOf(starts_at, zones.zone);
    const weekday = translate(`values.weekday.${weekdays[new Date(date).getUTCDay()]}`);
    return {
      date,
      day: locale === 'en' ? `${weekday}, ${longDate(date, locale)}` : `${weekday} ${longDate(date, locale)}`,
      hours: timeSpan(starts_at, ends_at, locale, zones),
    };
  };
}
