import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create extension if not exists citext;
    create extension if not exists pg_trgm;
    create extension if not exists unaccent;
    create extension if not exists btree_gist;

    -- What was written once stays as it was written.
    create function refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception '% of % is refused: its rows stay as they were written', lower(tg_op), tg_table_name
        using errcode = 'restrict_violation', table = tg_table_name;
    end $$;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop function refuse_change();
    drop extension btree_gist;
    drop extension unaccent;
    drop extension pg_trgm;
    drop extension citext;
  `);
}
