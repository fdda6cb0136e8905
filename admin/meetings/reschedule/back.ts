import type { ChangePlan } from '#schemas/types/fragments/change_plan.ts';
import type { ChangeRequest } from './request.ts';

/**
 * What moves a meeting, and those that went with it, back to where they were; null where that is no longer to be had: a
 * seat was lost, or dates that had been moved by themselves came along, each from a place of its own.
 */
export function backOf(
  id: number,
  request: ChangeRequest,
  { meetings, students }: Pick<ChangePlan, 'meetings' | 'students'>,
): ChangeRequest | null {
  const before = meetings.find((one) => one.id === id)?.from;
  if (!before || students.length > 0 || request.include_exceptions) return null;
  const { local_date, start_time, minutes, staff_id } = before;
  return { ...request, local_date, start_time, minutes, staff_id };
}
