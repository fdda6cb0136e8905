import ArrowForward from '@mui/icons-material/ArrowForward';
import { Alert, Box, Checkbox, FormControlLabel, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ChangePlan } from '#schemas/types/fragments/change_plan.ts';
import type { MeetingTiming } from '#schemas/types/fragments/meeting_timing.ts';
import { Reference } from '../../schema/fields/references.tsx';
import { unseen } from '../../theme/unseen.ts';
import { meetingEntities, useWhen } from '../meeting.ts';

/** So many dates are listed; the others are counted. */
const listLimit = 8;

interface PlanViewProps {
  plan: ChangePlan;
  skipped: number[];
  onSkip: (meeting: number, skip: boolean) => void;
}

/** What a change would do: each date before and after, what it would collide with, whose seat would end, who is told. */
export function PlanView({ plan, skipped, onSkip }: PlanViewProps) {
  const translate = useTranslate();
  const { meetings, collisions, students, lacking, holidays, told } = plan;
  const more = meetings.length - listLimit;
  const whenOf = useWhen();
  const dayOf = (id: number) => {
    const meeting = meetings.find((one) => one.id === id);
    return meeting ? whenOf(meeting.to).day : '';
  };
  return (
    <Box component="section" aria-live="polite" sx={{ display: 'grid', gap: 1 }}>
      <Typography variant="h3">{translate('calendar.move.plan', { smart_count: meetings.length })}</Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {meetings.slice(0, listLimit).map(({ id, from, to }) => (
          <li key={id}>
            <Change from={from} to={to} />
          </li>
        ))}
        {more > 0 && <li>{translate('calendar.more', { smart_count: more })}</li>}
      </Box>
      {collisions.map(({ meeting_id, shared, other_meeting_id }) => (
        <Alert key={`${meeting_id}/${other_meeting_id}/${shared}`} severity="error" sx={{ py: 0 }}>
          {dayOf(meeting_id)}: {translate(`calendar.move.shared.${shared}`)}{' '}
          <Reference to={[...meetingEntities]} id={other_meeting_id} withKind />
          {meetings.length + skipped.length > 1 && (
            <FormControlLabel
              sx={{ display: 'flex' }}
              control={<Checkbox checked={false} onChange={() => onSkip(meeting_id, true)} />}
              label={translate('calendar.move.skip')}
            />
          )}
        </Alert>
      ))}
      {skipped.map((id) => (
        <FormControlLabel
          key={id}
          control={<Checkbox checked onChange={() => onSkip(id, false)} />}
          label={
            <>
              {translate('calendar.move.skipped')} <Reference to={[...meetingEntities]} id={id} link={false} />
            </>
          }
        />
      ))}
      {students.length > 0 && (
        <Alert severity="warning">
          {translate('calendar.move.students', { smart_count: students.length })}{' '}
          {students.map(({ name }) => name).join(', ')}
        </Alert>
      )}
      {lacking.length > 0 && (
        <Alert severity="warning">{translate('calendar.move.lacking', { smart_count: lacking.length })}</Alert>
      )}
      {holidays.length > 0 && (
        <Alert severity="info">{translate('calendar.move.holidays', { smart_count: holidays.length })}</Alert>
      )}
      <Typography color="text.secondary">
        {told > 0 ? translate('calendar.move.told', { smart_count: told }) : translate('calendar.move.told_nobody')}
      </Typography>
    </Box>
  );
}

/** A date before and after; of what stays the same, no more than the day. */
function Change({ from, to }: { from: MeetingTiming; to: MeetingTiming }) {
  const translate = useTranslate();
  const whenOf = useWhen();
  const [before, after] = [whenOf(from), whenOf(to)];
  const isTimed = from.starts_at !== to.starts_at || from.ends_at !== to.ends_at;
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 0.75 }}>
      <span>{`${before.day}, ${before.hours}`}</span>
      {isTimed && (
        <>
          <ArrowForward aria-hidden sx={{ fontSize: 16 }} />
          <Box component="span" sx={unseen}>
            {translate('calendar.move.becomes')}
          </Box>
          <strong>{before.date === after.date ? after.hours : `${after.day}, ${after.hours}`}</strong>
        </>
      )}
      {from.staff_id !== to.staff_id && (
        <strong>
          <Reference to="staff" id={to.staff_id} link={false} />
        </strong>
      )}
      {from.class_lesson_id !== to.class_lesson_id && to.class_lesson_id !== null && (
        <strong>
          <Reference to="class_lessons" id={to.class_lesson_id} link={false} />
        </strong>
      )}
      {from.capacity !== to.capacity && to.capacity !== null && (
        <strong>{translate('planning.seats', { smart_count: to.capacity })}</strong>
      )}
    </Box>
  );
}
