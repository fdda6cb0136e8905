import type { Knex } from 'knex';

/**
 * When an attempt was answered: an exercise of three days was worked on on each of them, and only the last save is known
 * otherwise. Quarters of an hour are enough, as no time zone begins its day within one.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table attempts add column worked_at jsonb not null default '[]' check (jsonb_typeof(worked_at) = 'array');

    create function note_work() returns trigger language plpgsql as $$
    declare
      quarter jsonb := to_jsonb(to_char(
        date_bin('15 minutes', now(), timestamptz '2000-01-01 00:00Z') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'));
    begin
      if not new.worked_at @> quarter then
        new.worked_at := new.worked_at || quarter;
      end if;
      return new;
    end $$;
    create trigger attempts_worked before update of answers, checked on attempts for each row
      when (old.status = 'draft' and (old.answers, old.checked) is distinct from (new.answers, new.checked))
      execute function note_work();
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop trigger attempts_worked on attempts;
    drop function note_work();
    alter table attempts drop column worked_at;
  `);
}
