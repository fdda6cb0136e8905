import type { Knex } from 'knex';

/** The demo student came up from the level before: its certificate is of the day on which the present one began. */
export async function certifyFormerLevel(knex: Knex): Promise<void> {
  await knex.raw(`
    insert into certificates (code, student_id, level_id, issued_at)
      select new_certificate_code(), u.id, former.id, u.level_started_at
      from users u join levels own on own.id = u.current_level_id join levels former on former."order" = own."order" - 1
      where u.username = 'student'
      on conflict (student_id, level_id) do nothing`);
}
