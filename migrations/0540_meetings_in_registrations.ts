import type { Knex } from 'knex';

/**
 * A registration carries the kind and the level of its meeting beside its start, so that an index of the registrations
 * themselves finds, sorts and counts them over a year. The database writes both, and nobody else.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table registrations
      add column kind text check (kind in ('classe', 'demo', 'forum', 'particular')),
      add column level_id integer references levels on delete restrict;
    update registrations r set kind = m.kind, level_id = m.level_id from meetings m where m.id = r.meeting_id;
    alter table registrations alter column kind set not null;

    create or replace function time_registration() returns trigger language plpgsql as $$
    begin
      select t.starts_at, t.ends_at, m.kind, m.level_id into new.starts_at, new.ends_at, new.kind, new.level_id
        from seat_times(new.meeting_id) t, meetings m where m.id = new.meeting_id;
      return new;
    end $$;
    drop trigger registrations_times on registrations;
    create trigger registrations_times before insert or update of meeting_id, starts_at, ends_at, kind, level_id
      on registrations for each row execute function time_registration();

    create or replace function time_registrations() returns trigger language plpgsql as $$
    begin
      update registrations r set starts_at = t.starts_at, ends_at = t.ends_at, kind = m.kind, level_id = m.level_id
        from meetings m, seat_times(m.id) t
        where r.meeting_id = m.id and (m.id = new.id or m.second_id = new.id);
      return null;
    end $$;
    drop trigger meetings_registrations on meetings;
    create trigger meetings_registrations after update on meetings for each row
      when ((old.starts_at, old.ends_at, old.second_id, old.kind, old.level_id)
        is distinct from (new.starts_at, new.ends_at, new.second_id, new.kind, new.level_id))
      execute function time_registrations();

    create index registrations_by_start on registrations (starts_at, id) include (kind, level_id, status, ended_as);
    create index on registrations (level_id, starts_at);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop index registrations_by_start;
    drop trigger meetings_registrations on meetings;
    drop trigger registrations_times on registrations;
    create or replace function time_registration() returns trigger language plpgsql as $$
    begin
      select t.starts_at, t.ends_at into new.starts_at, new.ends_at from seat_times(new.meeting_id) t;
      return new;
    end $$;
    create trigger registrations_times before insert or update of meeting_id, starts_at, ends_at on registrations
      for each row execute function time_registration();
    create or replace function time_registrations() returns trigger language plpgsql as $$
    begin
      update registrations r set starts_at = t.starts_at, ends_at = t.ends_at
        from meetings m, seat_times(m.id) t
        where r.meeting_id = m.id and (m.id = new.id or m.second_id = new.id);
      return null;
    end $$;
    create trigger meetings_registrations after update on meetings for each row
      when ((old.starts_at, old.ends_at, old.second_id) is distinct from (new.starts_at, new.ends_at, new.second_id))
      execute function time_registrations();
    alter table registrations drop column level_id, drop column kind;
  `);
}
