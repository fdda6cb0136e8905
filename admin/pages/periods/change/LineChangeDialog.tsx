import { useMemo } from 'react';
import { DateInput, useGetResourceLabel, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { wallTime } from '#schemas/dates.ts';
import type { ScheduleActions } from '#schemas/types/entities/schedules.ts';
import { ChangeDialog } from '../../../meetings/reschedule/ChangeDialog.tsx';
import { Reach } from '../../../meetings/reschedule/Reach.tsx';
import { useZones } from '../../../school.ts';
import { type Line, nextDateOf } from '../week/places.ts';
import { useNames } from '../week/useNames.ts';
import { addressOf, useChangeLine } from './change_line.ts';
import { requestOf } from './line_change.ts';
import { OneDate } from './OneDate.tsx';

interface LineChangeDialogProps {
  line: Line;
  /** What the line is to become. */
  towards: Partial<Line>;
  /** @param isDone whether the line was changed */
  onClose: (isDone: boolean) => void;
}

const reaches = ['this', 'following', 'all'] as const;

/** Asks from when a line with meetings changes, and shows before what that does to them. */
export function LineChangeDialog({ line, towards, onClose }: LineChangeDialogProps) {
  const translate = useTranslate();
  const labelOf = useGetResourceLabel();
  const names = useNames([line]);
  const changeLine = useChangeLine();
  const { school = 'UTC' } = useZones();
  const today = useMemo(() => wallTime(new Date(), school).slice(0, 10), [school]);
  const begun = useMemo(
    () => ({ reach: 'following', from: nextDateOf(line, today), include_exceptions: false }),
    [line, today],
  );
  return (
    <ChangeDialog<ScheduleActions['change']>
      title={translate('planning.change.title', {
        item: labelOf('schedules', 1).toLowerCase(),
        line: `${names.group(line)}, ${names.place(line)}`,
      })}
      label={translate('planning.change.apply')}
      address={addressOf(line.id)}
      begun={begun}
      hint={translate('planning.change.when')}
      requestOf={({ reach, from, date, include_exceptions }, skip) =>
        requestOf(line, towards, { reach, from: reach === 'this' ? date : from, include_exceptions, skip }, today)
      }
      apply={(request, plan) => changeLine(line, request, plan)}
      onClose={onClose}
    >
      <Reach
        label={translate('planning.change.reach')}
        choices={reaches.map((id) => ({ id, name: translate(`planning.change.reaches.${id}`) }))}
      >
        <Since today={today} />
        <OneDate line={line} />
      </Reach>
    </ChangeDialog>
  );
}

/** The date from which it changes. */
function Since({ today }: { today: string }) {
  const translate = useTranslate();
  const reach = useWatch({ name: 'reach' });
  if (reach !== 'following') return null;
  return (
    <DateInput
      source="from"
      label={translate('planning.change.from')}
      helperText={translate('planning.change.past')}
      inputProps={{ min: today }}
    />
  );
}
