import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table progress_logs add column meeting_id integer references meetings on delete restrict;
    create index on progress_logs (meeting_id);
    create unique index progress_logs_class_taken on progress_logs (student_id, meeting_id) where event = 'class_taken';

    -- A class whose attendance is completed is a step in the student's history, whoever settles it, and stays one.
    create function log_class_taken() returns trigger language plpgsql as $$
    begin
      insert into progress_logs (student_id, event, meeting_id, by, at)
        select new.student_id, 'class_taken', m.id, new.marked_by, clock_timestamp()
          from meetings m where m.id = new.meeting_id and m.kind = 'classe'
        on conflict (student_id, meeting_id) where event = 'class_taken' do nothing;
      return null;
    end $$;
    create trigger registrations_class_taken after update of status on registrations for each row
      when (new.status = 'completed' and old.status <> 'completed') execute function log_class_taken();
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop trigger registrations_class_taken on registrations;
    drop function log_class_taken();
    alter table progress_logs drop column meeting_id;
  `);
}
