/** The shapes of what `schemas/entities` holds: JSON Schema 2020-12 and our closed list of keywords (`dialect.json`). */

import type { Role } from './accounts/roles.ts';

export type { Role };
export type Permission = 'read' | 'create' | 'update' | 'delete';
export type Door = 'read' | 'create' | 'update';

export interface Schema {
  title?: string;
  description?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  oneOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  default?: unknown;
  readOnly?: boolean;
  writeOnly?: boolean;
  contentMediaType?: string;
  'x-unique'?: boolean | string[][];
  'x-read'?: Role[];
  'x-write'?: Role[];
  'x-reference'?: string | string[];
  /** It refers to such records alone, now that it is written: what members of them are. */
  'x-only'?: Record<string, unknown>;
  'x-accept'?: string[];
  'x-mask'?: string;
  'x-not-before'?: string;
  /** The first and the last day that make sense: a date, or `today`. */
  'x-earliest'?: string;
  'x-latest'?: string;
  /** It is written when the record is made; later actions alone change it. */
  'x-once'?: boolean;
  'x-computed'?: boolean;
  /**
   * What is computed is a field of a record that a reference leads to (`level_id.name`), over several references too, of
   * several ways the first at whose end something is. So a label can name other records.
   */
  'x-of'?: string | string[];
  /** A moment that was agreed on: people look for its day and hour, not for how far away it is. */
  'x-scheduled'?: boolean;
  'x-choices'?: string;
  /** A list of all that its choices name, in an order that somebody decides. */
  'x-arranged'?: boolean;
  /** This text contains, with marks, the text of that field: staff write it once. */
  'x-marked'?: string;
  /** This text may be a pattern of several answers: its author is shown which. */
  'x-answers'?: boolean;
  /** This text is the name of an entity or of what was done to one: people read its word. */
  'x-names'?: 'entities' | 'actions' | 'question_types' | 'reports';
  [keyword: string]: unknown;
}

export interface Grant {
  can: Permission[];
  /** Name of a function of the entity's behaviour; it must hold for the row. */
  scope?: string;
  /** The only fields that this grant opens. */
  fields?: string[];
}

export interface Action {
  from?: string[];
  /** Absent: the action moves nothing. A list: the action's plan says which. */
  to?: string | string[];
  roles: Role[];
  confirm?: boolean;
  /**
   * Whose records it means something for, by the field that points here (`students.current_level_id`): who confirms is
   * told how many.
   */
  affects?: string[];
  input?: Schema;
  /** What it answers; absent: the row as the caller sees it, and of a collection nothing. */
  result?: Schema;
  /** What a dry run answers, where it is not the result. */
  preview?: Schema;
  collection?: boolean;
  inverse?: string;
  /** False: a page of its own asks for it, and no button is rendered. */
  button?: boolean;
  /** It changes nothing, and asks for more than an address holds: nothing of it is stored under an `Idempotency-Key`. */
  reads?: boolean;
  /** It writes a part of a record: of one it is the PATCH of its address. */
  patch?: boolean;
}

/** A reading that is no row: of one record, or of the whole collection. */
export interface Query {
  of: 'record' | 'collection';
  roles: Role[];
  /** What is in the query string. */
  params?: Schema;
  /** All that is answered: what it does not name is left out. */
  result: Schema;
}

export interface ListOptions {
  columns: string[];
  filters: string[];
  search: string[];
  /** A field; `-at`: the newest first. */
  sort: string;
}

export interface EntitySchema extends Schema {
  properties: Record<string, Schema>;
  'x-label': string;
  'x-list': ListOptions;
  'x-roles': Partial<Record<Role, Grant | Grant[]>>;
  'x-states'?: { field?: string; initial?: string; actions: Record<string, Action> };
  'x-queries'?: Record<string, Query>;
  'x-table'?: string;
  'x-where'?: Record<string, string>;
  'x-parent'?: string;
}

/** What `GET /api/schemas` says of one entity to one caller: all that a screen needs to be rendered. */
export interface Projection {
  entity: string;
  title: string;
  label: string;
  list: ListOptions;
  parent: string | null;
  can: Permission[];
  read: Schema;
  create: Schema | null;
  update: Schema | null;
  states: { field: string; initial: string } | null;
  actions: Record<string, Omit<Action, 'roles' | 'result' | 'preview'>>;
  queries: Record<string, Omit<Query, 'roles' | 'result'>>;
}

/** The columns that are written with every row and say nothing of what it is about. */
export const housekeeping: readonly string[] = ['version', 'created_at', 'updated_at'];
