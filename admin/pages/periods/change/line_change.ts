import type { Schedule, ScheduleActions } from '#schemas/types/entities/schedules.ts';
import type { ChangePlan } from '#schemas/types/fragments/change_plan.ts';
import { differences } from '../../../meetings/reschedule/reschedule.ts';

export type LineChange = Omit<ScheduleActions['change'], 'dry' | 'digest'>;

/** What of a line changes with its meetings; for whom it is stays. */
const changeableFields = ['weekday', 'start_time', 'minutes', 'staff_id', 'capacity', 'class_lesson_id'] as const;

/** Which dates somebody chose, and what of them stays as it is. */
interface ChangeScope extends Pick<LineChange, 'from' | 'include_exceptions'> {
  reach: LineChange['reach'];
  skip: readonly number[];
}

/**
 * What is asked of the school to bring a line to where somebody put it; nothing, where it is there, or while no date is
 * chosen. What is over stays, so that no change begins before today.
 */
export function requestOf(
  line: Schedule,
  towards: Partial<Schedule>,
  { reach, from, include_exceptions = false, skip }: ChangeScope,
  today: string,
): LineChange | Record<string, never> {
  const changes = differences(changeableFields, { ...line }, { ...towards });
  const isDated = reach === 'all' || Boolean(from);
  if (Object.keys(changes).length === 0 || !isDated) return {};
  if (reach === 'this') return { ...changes, reach, from };
  const since = from && from > today ? from : today;
  return {
    ...changes,
    reach,
    ...(reach === 'following' && { from: since }),
    include_exceptions,
    ...(skip.length > 0 && { skip: [...skip] }),
  };
}

/**
 * What brings a line, or one date of it, back to where it was; null where that is no longer to be had: it has become two, a
 * seat was lost, or the date stood on another day than its line gave it.
 */
export function backOf(
  line: Schedule,
  request: LineChange,
  { students, meetings, schedule_id = line.id }: Pick<ChangePlan, 'students' | 'meetings' | 'schedule_id'>,
): LineChange | null {
  const { reach, from } = request;
  if (schedule_id !== line.id || students.length > 0 || request.include_exceptions) return null;
  const alone = reach === 'this' ? meetings[0]?.from : undefined;
  if (alone && alone.local_date !== from) return null;
  const savedLine = { ...line, ...alone };
  const before = changeableFields.filter((field) => field in request).map((field) => [field, savedLine[field]]);
  return { ...Object.fromEntries(before), ...(alone ? { reach, from } : { reach: 'all' }) };
}
