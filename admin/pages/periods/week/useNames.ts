import { type RaRecord, useGetMany, useTranslate } from 'react-admin';
import { clockTime, monthDayUtc } from '#schemas/dates.ts';
import { useLanguage, useRepresent, useValueLabel } from '../../../schema/labels.ts';
import { useSchool } from '../../../school.ts';
import { type Line, minutesOf, type Place } from './places.ts';

type Grouped = Pick<Line, 'level_id' | 'forum_type'>;

function useNamesOf(entity: string, ids: (number | null)[]): (id: number | null) => string {
  const { projections } = useSchool();
  const represent = useRepresent();
  const projection = projections.get(entity);
  const uniqueIds = [...new Set(ids.flatMap((id) => id ?? []))];
  const { data = [] } = useGetMany<RaRecord>(
    entity,
    { ids: uniqueIds },
    { enabled: Boolean(projection) && uniqueIds.length > 0 },
  );
  const names = new Map(data.map((record) => [record.id, projection ? represent(projection, record) : '']));
  return (id) => (id === null ? '' : (names.get(id) ?? '…'));
}

/** Says lines in words: for whom, with whom, when. */
export function useNames(lines: (Grouped & Pick<Line, 'staff_id'>)[]) {
  const translate = useTranslate();
  const locale = useLanguage();
  const wordOf = useValueLabel('schedules');
  const teacher = useNamesOf(
    'staff',
    lines.map(({ staff_id }) => staff_id),
  );
  const level = useNamesOf(
    'levels',
    lines.map(({ level_id }) => level_id),
  );
  const weekday = (name: string) => wordOf('weekday', name);
  const time = (text: string) => clockTime(text, locale);
  const endOf = ({ start_time, minutes }: Omit<Place, 'weekday'>) => {
    const end = minutesOf(start_time) + minutes;
    return time(`${Math.floor(end / 60) % 24}:${end % 60}`);
  };
  const hours = (place: Omit<Place, 'weekday'>) =>
    translate('planning.hours', { from: time(place.start_time), until: endOf(place) });
  return {
    teacher,
    group: ({ level_id, forum_type }: Grouped) =>
      level_id === null ? wordOf('forum_type', forum_type) : level(level_id),
    weekday,
    time,
    hours,
    /** From when, or until when, where that is not the whole period: a line that changed from a date on is two. */
    during: ({ start_date, end_date }: Pick<Line, 'start_date' | 'end_date'>) =>
      [
        start_date && translate('planning.line.from', { date: monthDayUtc(start_date, locale) }),
        end_date && translate('planning.line.until', { date: monthDayUtc(end_date, locale) }),
      ]
        .filter(Boolean)
        .join(' '),
    place: (place: Place) => `${weekday(place.weekday)}, ${hours(place)}`,
  };
}
