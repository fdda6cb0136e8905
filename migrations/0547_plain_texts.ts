import type { Knex } from 'knex';

const meaning = `lower(public.unaccent('public.unaccent'::regdictionary, $1))`;

/**
 * A text without accents and capitals in half the time: in SQL the function is set up anew for each text, as it cannot be
 * written into the query (`unaccent` is not immutable). Its answers are the same, so that the indexes of it stay right.
 */
export const up = (knex: Knex) =>
  knex.raw(`
    create or replace function plain(text) returns text language plpgsql immutable strict parallel safe
      as $$ begin return ${meaning}; end $$
  `);

export const down = (knex: Knex) =>
  knex.raw(`
    create or replace function plain(text) returns text language sql immutable strict parallel safe
      as $$ select ${meaning} $$
  `);
