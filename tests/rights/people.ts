type Staff = 'admin' | 'coordinator' | 'customer-service' | 'teacher';

const desk: Staff[] = ['admin', 'coordinator', 'customer-service'];
const staff: Staff[] = [...desk, 'teacher'];
const none = '-';
const records = { admin: 'read', coordinator: 'read', 'customer-service': 'read', teacher: none, student: none };
const adminsOwn = { ...records, coordinator: none, 'customer-service': none };

/** What moves a student to another group, and tells one person from two. */
export const movesAndMerges = { change_group: desk, merge: desk, unmerge: desk, keep_apart: desk };

/** Lines of the table: tables of students, and what is done to many rows. */
export const people = {
  // Who enters students also brings in tables of them.
  student_imports: {
    ...records,
    actions: { check: desk, import: desk, undo: desk },
    queries: { rows: desk, about: desk },
    overall: { fields: desk },
  },
  student_import_rows: adminsOwn,
  // What is done to many rows the office sees, and a teacher the own.
  bulk_runs: {
    ...records,
    teacher: 'read.own',
    actions: { cancel: staff, undo: desk },
    queries: { summary: staff, rows: staff },
  },
  bulk_run_rows: adminsOwn,
};
