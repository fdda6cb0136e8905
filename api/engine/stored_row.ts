import type { Knex } from 'knex';
import type { Tables } from 'knex/types/tables.d.ts';
import type { Entities } from '#schemas/types/entities.ts';

/** A row of a table, with what the API knows of its columns of JSON. */
export type RowOf<Table extends keyof Tables> = Knex.ResolveTableType<Tables[Table]>;

/** The row of an entity; of those that share a table, as the entity's schema says it. */
export type StoredRow<E extends keyof Entities> = E extends keyof Tables ? RowOf<E> : Entities[E]['row'];

// biome-ignore lint/suspicious/noExplicitAny: a row's shape is its entity's schema, known at run time
export type Row = Record<string, any>;

/** A row as it is stored, of an entity that is not known by name. */
export interface Saved extends Row {
  id: number;
}

/** Stands for the row where something is done to, or asked about, the whole collection. */
export const noRow = {} as Saved;
