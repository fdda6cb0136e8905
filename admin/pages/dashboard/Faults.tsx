import { Alert, AlertTitle, Box } from '@mui/material';
import { useReference, useTranslate } from 'react-admin';
import { meetingEntities } from '../../meetings/meeting.ts';
import { useQueryOf } from '../../providers/queries.ts';
import { Reference } from '../../schema/fields/references.tsx';
import { useSchool } from '../../school.ts';

/** So many records of a fault are named; the nightly audit counts the others. */
const listLimit = 10;

/** What the auditor finds among meetings and seats now, for those whose it is to mend and who were told of it last night. */
export function Faults() {
  const { projections } = useSchool();
  return projections.get('registrations')?.queries.faults ? <FaultList /> : null;
}

function FaultList() {
  const translate = useTranslate();
  const { data } = useQueryOf('registrations', null, 'faults');
  const findings = data?.findings ?? [];
  if (findings.length === 0) return null;
  return (
    <Alert severity="error" sx={{ mb: 2 }}>
      <AlertTitle>{translate('seats.faults.title')}</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {findings.map(({ fault, of, records = [] }) => (
          <li key={fault}>
            {translate(`seats.faults.${fault}`, { smart_count: records.length })}{' '}
            <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', columnGap: 1 }}>
              {records.slice(0, listLimit).map((id) => (
                <span key={id}>
                  {of === 'meetings' ? <Reference to={[...meetingEntities]} id={id} /> : <MeetingOfSeat seat={id} />}
                </span>
              ))}
            </Box>
          </li>
        ))}
      </Box>
    </Alert>
  );
}

/** A seat is mended where its meeting's seats are. */
function MeetingOfSeat({ seat }: { seat: number }) {
  const { referenceRecord } = useReference({ reference: 'registrations', id: seat });
  return <Reference to={[...meetingEntities]} id={referenceRecord?.meeting_id} />;
}
