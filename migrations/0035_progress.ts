import type { Knex } from 'knex';

// A course comes to its end; a lesson is taken once, an exam passed once by an attempt.
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table progress_logs drop constraint progress_logs_event_check;
    alter table progress_logs add constraint progress_logs_event_check check (event in ('lesson_taken', 'class_taken',
      'exam_passed', 'level_started', 'level_passed', 'level_reset', 'type_changed', 'course_completed'));
    create unique index progress_logs_lesson_taken on progress_logs (student_id, lesson_id) where event = 'lesson_taken';
    create unique index progress_logs_exam_passed on progress_logs (attempt_id) where event = 'exam_passed';
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop index progress_logs_exam_passed;
    drop index progress_logs_lesson_taken;
    alter table progress_logs drop constraint progress_logs_event_check;
    alter table progress_logs add constraint progress_logs_event_check check (event in ('lesson_taken', 'class_taken',
      'exam_passed', 'level_started', 'level_passed', 'level_reset', 'type_changed'));
  `);
}
