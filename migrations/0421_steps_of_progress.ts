import type { Knex } from 'knex';

const before = `'lesson_taken', 'class_taken', 'exam_passed', 'level_started', 'level_passed', 'level_reset', 'type_changed',
  'course_completed'`;
const added = `'class_added', 'class_taken_back', 'lesson_added', 'lesson_taken_back', 'level_restored', 'contract_extended'`;

/** What staff add to a student's history and take back, and since when a level had been the student's before. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table progress_logs drop constraint progress_logs_event_check;
    alter table progress_logs add constraint progress_logs_event_check check (event in (${before}, ${added}));
    alter table progress_logs
      add column from_started_at timestamptz,
      add column from_date date check (from_date between '2000-01-01' and '2100-12-31'),
      add column to_date date check (to_date between '2000-01-01' and '2100-12-31');
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table progress_logs drop column from_started_at, drop column from_date, drop column to_date;
    alter table progress_logs drop constraint progress_logs_event_check;
    alter table progress_logs add constraint progress_logs_event_check check (event in (${before}));
  `);
}
