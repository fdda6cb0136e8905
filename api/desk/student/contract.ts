import type { Knex } from 'knex';
import type { StudentActions } from '#schemas/types/entities/students.ts';
import type { Context, PlanOrRefusal, StoredRow } from '../../engine/define.ts';

/** Until when a student may do what; what decides most comes first. */
const dates = ['access_until', 'date_expiration', 'license_until'] as const;
type Dates = Partial<Record<(typeof dates)[number], string | null>>;

interface Extension {
  changes: Dates;
  /** The date for which the line of the history speaks, as it was. */
  from_date: string | null;
  to_date: string | null;
  reason?: string;
}

/** The dates that a contract is given: one that is absent stays, null clears. */
export function contractOf(
  student: StoredRow<'students'>,
  input: StudentActions['extend_contract'] | null,
): PlanOrRefusal<Extension> {
  if (!input) return null;
  const changedDates = dates.filter((date) => input[date] !== undefined && input[date] !== student[date]);
  const [first] = changedDates;
  if (!first) return { rule: 'same_dates' };
  const changes: Dates = Object.fromEntries(changedDates.map((date) => [date, input[date]]));
  return { changes, from_date: student[first], to_date: input[first] ?? null, reason: input.reason };
}

/** Writes the new end of a contract into the student's history. */
export async function logContract(
  { id }: { id: number },
  { from_date, to_date, reason }: Extension,
  ctx: Context,
): Promise<void> {
  const line = { student_id: id, event: 'contract_extended', by: ctx.caller.id, at: ctx.now };
  await ctx.trx('progress_logs').insert({ ...line, from_date, to_date, reason });
}

/** Days until the contract of the row expires, by the school's calendar; less than none where it has expired. */
export const daysLeft = ({ trx }: Context): Knex.Raw =>
  trx.raw(`(select coalesce(users.date_expiration, users.access_until, users.license_until)
    - (statement_timestamp() at time zone s.school_time_zone)::date from settings s limit 1)`);
