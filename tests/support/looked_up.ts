import type { Knex } from 'knex';

/** The database as tests look into it: a row that is not there fails the test by itself. */
// biome-ignore lint/suspicious/noExplicitAny: what knex answers of a table that it does not know
export type LookedUp = ((table: string) => Knex.QueryBuilder<any, any[]>) & Knex;
