import { type Page, pages } from '#schemas/pages.ts';
import type { Row } from '../../providers/conflict.ts';

/** The parts of a student's page, in their order: the form first, which stands at the page's own address. */
export const tabs: Page[] = pages.filter(
  ({ resource, view, app }) => resource === 'students' && view === 'edit' && app !== 'student',
);

/** The parts that are lists: of which entity, and by which of its fields the rows are the student's. */
export const lists: Record<string, { entity: string; by: string; filter?: Row }> = {
  attempts: { entity: 'attempts', by: 'student_id' },
  placement: { entity: 'leveling_tests', by: 'student_id' },
  meetings: { entity: 'registrations', by: 'student_id' },
  tickets: { entity: 'tickets', by: 'requester_id' },
  letters: { entity: 'letters', by: 'user_id' },
  audit: { entity: 'audit_logs', by: 'record_id', filter: { entity: 'students' } },
};
