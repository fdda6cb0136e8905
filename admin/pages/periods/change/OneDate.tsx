import { useEffect } from 'react';
import { type RaRecord, SelectInput, useGetList, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { unfinished } from '#schemas/live/meeting_statuses.ts';
import type { Entities } from '#schemas/types/entities.ts';
import { useWhen } from '../../../meetings/meeting.ts';
import type { Line } from '../week/places.ts';

type Held = Entities['classes']['row'] & RaRecord;

/** The dates of a line that are not over, by the day that the line gave them. */
function useDates(line: Line, isAsked: boolean) {
  const whenOf = useWhen();
  const { data = [] } = useGetList<Held>(
    line.level_id === null ? 'forums' : 'classes',
    {
      filter: { schedule_id: line.id, status: unfinished },
      pagination: { page: 1, perPage: 100 },
      sort: { field: 'starts_at', order: 'ASC' },
    },
    { enabled: isAsked },
  );
  const now = new Date().toISOString();
  return data
    .filter(({ ends_at }) => ends_at > now)
    .map((meeting) => ({ id: meeting.series_date, name: `${whenOf(meeting).day}, ${whenOf(meeting).hours}` }));
}

/** Which one of its dates changes: the next one, until another is chosen. */
export function OneDate({ line }: { line: Line }) {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const [reach, date] = useWatch({ name: ['reach', 'date'] });
  const isAsked = reach === 'this';
  const dates = useDates(line, isAsked);
  const next = dates[0]?.id;
  useEffect(() => {
    if (isAsked && next && !date) setValue('date', next);
  }, [isAsked, next, date, setValue]);
  if (!isAsked) return null;
  return (
    <SelectInput
      source="date"
      label={translate('planning.change.date')}
      choices={dates}
      translateChoice={false}
      helperText={false}
    />
  );
}
