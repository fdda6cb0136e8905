import type { ValidateFunction } from 'ajv';
import type { Knex } from 'knex';
import type { EntitySchema, Projection, Role } from '#schemas/dialect.ts';
import type { Entities } from '#schemas/types/entities.ts';
import type { Configuration } from '../configuration.ts';
import type { Refusal } from './errors.ts';
import type { Caller } from './requests/caller.ts';
import type { EntityModel } from './schema/models.ts';
import type { Row, Saved, StoredRow } from './stored_row.ts';

export type { Refusal } from './errors.ts';
export type { Caller } from './requests/caller.ts';
export { noRow, type Row, type RowOf, type Saved, type StoredRow } from './stored_row.ts';

/** What a hook has at hand. `trx` is a transaction in writes and the pool in reads. */
export interface Context {
  trx: Knex;
  caller: Caller;
  now: Date;
  address: string | null;
  request_id: string;
  engine: Engine;
}

/** What of an answer is stored under an `Idempotency-Key`, where the rest is stored elsewhere already. */
export interface Replay {
  short(answer: Row): Row;
  /** The answer again, as it was. */
  restore(short: Row, ctx: Context): Promise<Row>;
}

/** What a plan answers: why not; what will be done; that it was done before; or nothing, then the input is the plan. */
export type PlanOrRefusal<Plan = Row> = Refusal | Plan | 'done' | null | undefined;

/** What an action asks, and what it does. */
export interface ActionHooks<Plan = Row, Stored = Saved, Input = Row, Result = unknown, Preview = unknown> {
  replay?: Replay;
  /**
   * Does all of it for one row, in one statement that holds every condition of the action, without a transaction of the
   * engine's and without its locks. It answers a refusal, the answer, or nothing (undefined) where it did nothing: the
   * usual way follows, and says why not. Dry runs are asked of it too.
   */
  at_once?(id: number, input: Input, ctx: Context): Promise<unknown>;
  /** That statement holds the session's conditions too: then nobody looks up the session of a caller who has just called. */
  presumes?: boolean;
  /**
   * Judges whether the action may be done to a row, and works out what it will do. It writes nothing: "why can't I?" and
   * dry runs are this alone. The plan's `changes` are columns of the row, written together with its new state; `changes`
   * name the state too where the schema lists several. A plan has no member `rule`, by which a refusal is known.
   * 'done': nothing is written, in the log neither, and the row is answered as it stands.
   * @param row of a collection action {}
   * @param input null while somebody only asks whether the row allows it: what depends on the input is left open
   */
  plan?(row: Stored, input: Input | null, ctx: Context): Promise<PlanOrRefusal<Plan>> | PlanOrRefusal<Plan>;
  /** Whether the row is only read: those who do the action at the same time do not wait for each other. */
  shares?: boolean;
  /**
   * Does what was planned, beyond the row itself, which is as it has become. What it returns is answered where the schema
   * says what that is (`result`); else the row is, as the caller sees it.
   */
  apply?(row: Stored, plan: Plan, ctx: Context): Promise<Result> | Result;
  /** What a dry run answers: the plan in the caller's words. For actions whose input has `dry`. */
  preview?(row: Stored, plan: Plan, ctx: Context): Promise<Preview> | Preview;
}

/** The hooks of an action, so that `apply` and `preview` know what `plan` answers. */
export const defineAction = <Plan, Stored = Saved, Input = Row, Result = unknown, Preview = unknown>(
  hooks: ActionHooks<Plan, Stored, Input, Result, Preview>,
): ActionHooks<Plan, Stored, Input, Result, Preview> => hooks;

export interface Behaviour {
  /** Narrow a query on the entity's table to the rows that the grant is about. */
  scopes?: Record<string, (query: Knex.QueryBuilder, ctx: Context) => void>;
  /** SQL of the schema's `x-computed` fields. */
  computed?: Record<string, (ctx: Context) => Knex.Raw>;
  /** Narrows a query to the rows in which a word is found, in a list or over all kinds, beyond what `x-list.search` contains. */
  search?(query: Knex.QueryBuilder, word: string, ctx: Context): void;
  create?: {
    before?(row: Row, ctx: Context): Promise<Row> | Row;
    after?(row: Row, ctx: Context): Promise<void> | void;
  };
  update?: {
    before?(changes: Row, previous: Row, ctx: Context): Promise<Row> | Row;
    after?(row: Row, previous: Row, ctx: Context): Promise<void> | void;
  };
  delete?: {
    before?(row: Row, ctx: Context): Promise<void> | void;
    after?(row: Row, ctx: Context): Promise<void> | void;
  };
  actions?: Record<string, ActionHooks>;
  /** Answers the schema's `x-queries`: of a whole row that the caller may read, or of the collection (then `row` is {}). */
  queries?: Record<string, (row: Saved, params: Row, ctx: Context) => Promise<unknown> | unknown>;
}

export interface Definition extends Behaviour {
  entity: string;
}

type QueryTypes = { params: unknown; result: unknown };
type QueryHook<Stored, Query> = Query extends QueryTypes
  ? (row: Stored, params: Query['params'], ctx: Context) => Promise<Query['result']> | Query['result']
  : never;

type Answered<
  E extends keyof Entities,
  Action,
  Kind extends 'results' | 'previews',
> = Action extends keyof Entities[E][Kind] ? Entities[E][Kind][Action] : unknown;

/**
 * The hooks of an action of an entity, or of one that several share (`ActionOf<'classes' | 'forums', 'register'>`): rows, input
 * and answers are as their schemas describe them.
 */
export type ActionOf<
  E extends keyof Entities,
  Action extends keyof Entities[E]['actions'],
  Plan = Entities[E]['actions'][Action],
> = ActionHooks<
  Plan,
  StoredRow<E>,
  Entities[E]['actions'][Action],
  Answered<E, Action, 'results'>,
  Answered<E, Action, 'previews'>
>;

/** The behaviour of an entity, or what several have in common, whose rows, inputs and answers its schema describes. */
export interface BehaviourOf<E extends keyof Entities> extends Pick<Behaviour, 'scopes' | 'computed' | 'search'> {
  create?: {
    before?(row: Entities[E]['create'], ctx: Context): Promise<Row> | Row;
    after?(row: StoredRow<E>, ctx: Context): Promise<void> | void;
  };
  update?: {
    before?(changes: Entities[E]['update'], previous: StoredRow<E>, ctx: Context): Promise<Row> | Row;
    after?(row: StoredRow<E>, previous: StoredRow<E>, ctx: Context): Promise<void> | void;
  };
  delete?: {
    before?(row: StoredRow<E>, ctx: Context): Promise<void> | void;
    after?(row: StoredRow<E>, ctx: Context): Promise<void> | void;
  };
  actions?: { [Action in keyof Entities[E]['actions']]?: ActionOf<E, Action, Row> };
  queries?: { [Query in keyof Entities[E]['queries']]?: QueryHook<StoredRow<E>, Entities[E]['queries'][Query]> };
}

/** What an entity does that its schema cannot say. The default export of `api/entities/<entity>.ts`. */
export function defineEntity<E extends keyof Entities>(entity: E, behaviour: BehaviourOf<E>): Definition {
  return { entity, ...(behaviour as Behaviour) };
}

/** What a role sees and sends of an entity. Most of it is never asked for: each member is made once, when it is. */
export interface View {
  projection: Projection | null;
  /** Names of the columns and of the computed fields that the role may read. */
  columns: string[];
  computed: string[];
  create: ValidateFunction;
  /** Bodies of updates: any part of the record. */
  update: ValidateFunction;
  /** The whole record after an update. */
  whole: ValidateFunction;
  actions: Record<string, ValidateFunction>;
  serialize: (row: unknown) => string;
  serializeList: (rows: unknown) => string;
}

/** How a query's parameters are judged, and its answer is written: what its result does not name is left out. */
export interface QueryTools {
  params: ValidateFunction;
  serialize: (answer: unknown) => string;
}

/** How the answers of an action are written that are no rows: of one that was done, and of a dry run. */
export type Answers = Record<'result' | 'preview', (answer: unknown) => string>;

export interface Entity {
  name: string;
  table: string;
  where: Record<string, string>;
  schema: EntitySchema;
  behaviour: Behaviour;
  model: EntityModel;
  views: Record<Role, View>;
  queries: Record<string, QueryTools>;
  /** By the actions that answer something else than the row. */
  answers: Record<string, Answers>;
}

export interface Engine {
  entities: Map<string, Entity>;
  configuration: Configuration;
  knex: Knex;
}
