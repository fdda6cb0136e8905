import { defineReport } from '../reporting/define.ts';
import { dates, some } from '../reporting/filters.ts';
import { isLearner, studentColumns, studentRows } from '../reporting/sources/students.ts';

const { student, contract_number, ...others } = studentColumns;

/** The contract ends with the access; where none is written, with the licence. */
const expires = 'coalesce(u.access_until, u.license_until)';

export default defineReport('contract_expiration_by_dates', {
  filters: { ...dates('next_30_days'), ...some('level_id', 'group_id', 'student_type') },
  columns: {
    expires_on: { type: 'date', filled: true },
    days_left: { type: 'integer', filled: true },
    student,
    contract_number,
    license_until: { type: 'date' },
    access_until: { type: 'date' },
    ...others,
  },
  is_short: true,
  key: 'id',
  sort: 'expires_on',
  charts: [
    {
      ...{ chart: 'by_day', kind: 'bar', by: ['expires_on'], measures: { contracts: 'count(*)' } },
      drill: { report: 'contract_expiration_by_dates', by: { from: 'expires_on', until: 'expires_on' } },
    },
  ],
  rows: (filters) =>
    studentRows(
      filters,
      `${expires} as expires_on, ${expires} - :today::date as days_left, u.license_until, u.access_until`,
      isLearner('u'),
      `${expires} between :from::date and :until::date`,
    ),
});
