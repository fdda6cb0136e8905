import type { RaRecord } from 'react-admin';
import { boundOf } from '#schemas/days.ts';

const dates = ['license_until', 'access_until', 'date_expiration'] as const;

const usual = 12;

export const today = () => boundOf('today');

/** A day so many months later, as contracts count them: the last of a shorter month stands for days that it has not. */
function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}

/** The dates of a contract that goes on for some months: from where it ends, or from today where it has ended. */
export const prolongDates = (student: RaRecord, months: number) =>
  Object.fromEntries(
    dates
      .filter((date) => student[date])
      .map((date) => [date, monthsAfter(student[date] > today() ? student[date] : today(), months)]),
  );

/** What the dialog begins with: a year more. */
export const proposeContract = ([student, ...more]: RaRecord[]) =>
  student && more.length === 0 ? prolongDates(student, usual) : {};
