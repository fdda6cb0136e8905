import { ResourceContextProvider, useGetResourceLabel, useRecordContext, useTranslate } from 'react-admin';
import { unfinished } from '#schemas/live/meeting_statuses.ts';
import { meetingEntities } from '#schemas/meeting_pages.ts';
import { MeetingDays } from '../../meetings/MeetingDays.tsx';
import { useSchool } from '../../school.ts';

/** What a member of staff teaches from now on, by kind; nothing for who teaches nothing. */
export function Taught() {
  const translate = useTranslate();
  const labelOf = useGetResourceLabel();
  const { projections } = useSchool();
  const record = useRecordContext();
  if (!record) return null;
  return meetingEntities
    .filter((kind) => projections.has(kind))
    .map((kind) => (
      <ResourceContextProvider key={kind} value={kind}>
        <MeetingDays
          title="to_come"
          called={translate('admin.taught', { name: labelOf(kind, 2) })}
          filter={{ staff_id: record.id, status: unfinished }}
          order="ASC"
          quiet
        />
      </ResourceContextProvider>
    ));
}
