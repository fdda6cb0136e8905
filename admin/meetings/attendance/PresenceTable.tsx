import { Box, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Status } from '../../schema/fields/Status.tsx';
import { useValueLabel } from '../../schema/labels.ts';
import { type Attendance, type Stay, StayLine, useStayWords } from './StayLine.tsx';

type Person = Attendance['people'][number];

const small = { fontSize: 12, color: 'text.secondary', whiteSpace: 'normal' };
const minutes = (seconds: number) => Math.round(seconds / 60);

/** Of each person the stays on a line and in words, the minutes by the room and by the report, and what came of it. */
export function PresenceTable({ attendance }: { attendance: Attendance }) {
  const translate = useTranslate();
  return (
    <TableContainer tabIndex={0} role="group" aria-labelledby="presence">
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{translate('seats.presence.stays')}</TableCell>
            <TableCell>{translate('seats.presence.result')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {attendance.people.map((person) => (
            <TableRow key={`${person.user_id} ${person.registration_id}`}>
              <TableCell sx={{ width: '65%', verticalAlign: 'top', py: 1 }}>
                <Stays person={person} attendance={attendance} />
              </TableCell>
              <TableCell sx={{ verticalAlign: 'top', py: 1 }}>
                <Result person={person} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

const colours = { live: 'primary.main', report: 'success.main' };

/** Who, and when: a line for each source that knows of the person. */
function Stays({ person, attendance }: { person: Person; attendance: Attendance }) {
  const translate = useTranslate();
  const wordsOf = useStayWords();
  const sources: [Stay['source'], Stay[]][] = [...Map.groupBy(person.stays, ({ source }) => source)];
  return (
    <>
      <Box component="span" sx={{ fontWeight: 600 }}>
        {`${person.first_name} ${person.name}`}
      </Box>
      {person.is_teacher && ` · ${translate('seats.presence.teacher')}`}
      {sources.length === 0 && <Box sx={small}>{translate('seats.presence.never')}</Box>}
      {sources.map(([source, stays]) => (
        <Box key={source}>
          <StayLine stays={stays} of={attendance} colour={colours[source]} />
          <Box sx={small}>{`${translate(`seats.presence.sources.${source}`)}: ${wordsOf(stays)}`}</Box>
        </Box>
      ))}
      {person.oddities > 0 && <Box sx={small}>{translate('seats.presence.odd', { smart_count: person.oddities })}</Box>}
    </>
  );
}

/** What came of it: the minutes that count, what the report changed, and a person's word where there is one. */
function Result({ person }: { person: Person }) {
  const translate = useTranslate();
  const wordOf = useValueLabel('registrations');
  if (person.registration_id === null || person.status === null) return null;
  const { live_seconds, reported_seconds, needed_seconds, attended, marked_by_name, mark_reason } = person;
  const counted = reported_seconds ?? live_seconds;
  const isChanged = reported_seconds !== null && live_seconds !== null && reported_seconds !== live_seconds;
  return (
    <>
      {person.ended_as ? (
        wordOf('ended_as', person.ended_as)
      ) : (
        <Status entity="registrations" field="status" value={person.status} />
      )}
      {counted !== null && (
        <Box sx={small}>
          {needed_seconds === null
            ? translate('seats.presence.minutes', { smart_count: minutes(counted) })
            : translate('seats.presence.of_needed', { minutes: minutes(counted), needed: minutes(needed_seconds) })}
        </Box>
      )}
      {isChanged && (
        <Box sx={small}>
          {translate('seats.presence.changed', { from: minutes(live_seconds), to: minutes(reported_seconds) })}
        </Box>
      )}
      {attended !== null && (
        <Box sx={small}>
          {translate(`seats.presence.marked.${attended}`, { name: marked_by_name })}
          {mark_reason && ` · «${mark_reason}»`}
        </Box>
      )}
    </>
  );
}
