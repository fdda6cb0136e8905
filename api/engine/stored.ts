import type { Knex } from 'knex';
import type { Tables } from 'knex/types/tables.d.ts';
import type { Entities } from '#schemas/types/entities.ts';

/** A row of a table, with what the API knows of its columns of JSON. */
export type RowOf<Table extends keyof Tables> = Knex.ResolveTableType<Tables[Table]>;

/** The row of an entity; of those that share a table, as the entity's schema says it. */
export type StoredRow<E extends keyof Entities> = E extends keyof Tables ? RowOf<E> : Entities[E]['row'];
