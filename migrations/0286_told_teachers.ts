import type { Knex } from 'knex';

/** Who is to teach a meeting instead of another is told, and so is the other. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create function tell_teachers() returns trigger language plpgsql as $$
    begin
      insert into notices (user_id, notice, params, meeting_id)
      values
        (new.staff_id, 'teaching_given', jsonb_build_object('starts_at', new.starts_at, 'other_id', old.staff_id), new.id),
        (old.staff_id, 'teaching_taken', jsonb_build_object('starts_at', new.starts_at, 'other_id', new.staff_id), new.id);
      return null;
    end $$;
    create trigger meetings_substituted after update of staff_id on meetings for each row
      when (old.staff_id <> new.staff_id and new.status in ('active', 'paused') and new.ends_at > clock_timestamp())
      execute function tell_teachers();
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop trigger meetings_substituted on meetings;
    drop function tell_teachers();
  `);
}
