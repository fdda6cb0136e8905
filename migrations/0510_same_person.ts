import type { Knex } from 'knex';

/** The records that mean one person: who stays, and all who were merged into that one, however often. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create function same_person(person integer) returns integer[] language sql stable as $$
      with recursive merged as (
        select id, merged_into_id from users where id = person
        union all
        select u.id, u.merged_into_id from users u join merged on u.id = merged.merged_into_id
      ), records as (
        select id from merged where merged_into_id is null
        union all
        select u.id from users u join records r on u.merged_into_id = r.id
      )
      select array_agg(id order by id) from records
    $$;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop function same_person(integer)');
}
