import { readFileSync } from 'node:fs';
import type { EntitySchema, Schema } from '#schemas/dialect.ts';
import { grantsOf } from '#schemas/project.ts';
import type { Behaviour } from '../define.ts';

interface Dialect {
  entity: string[];
  property: string[];
  action: string[];
  query: string[];
  grant: string[];
  formats: string[];
  list: string[];
  states: string[];
}

const dialect = JSON.parse(readFileSync(new URL('../../../schemas/dialect.json', import.meta.url), 'utf8')) as Dialect;

const refuse = (entity: string, sentence: string): never => {
  throw new Error(`schemas/entities/${entity}.json: ${sentence}`);
};

/**
 * Holds a schema to the closed dialect.
 * @throws Error naming the entity, the place and the word that is not in the dialect
 */
export function checkSchema(name: string, schema: EntitySchema, entities: string[]): void {
  refuseUnknownKeywords(name, 'the entity', schema, [...dialect.entity, ...dialect.property]);
  refuseUnknownKeywords(name, 'x-list', schema['x-list'], dialect.list);
  refuseUnknownKeywords(name, 'x-states', schema['x-states'] ?? {}, dialect.states);
  for (const [field, property] of Object.entries(schema.properties)) checkProperty(name, field, property, entities);
  for (const grant of Object.values(schema['x-roles']).flat())
    refuseUnknownKeywords(name, 'a grant', grant, dialect.grant);
  checkActions(name, schema, entities);
  checkQueries(name, schema, entities);
}

function checkActions(name: string, schema: EntitySchema, entities: string[]): void {
  for (const [action, options] of Object.entries(schema['x-states']?.actions ?? {})) {
    refuseUnknownKeywords(name, `the action ${action}`, options, dialect.action);
    for (const affected of options.affects ?? []) {
      const [entity] = affected.split('.') as [string];
      if (!entities.includes(entity)) refuse(name, `${action} affects ${entity}, which is no entity`);
    }
    for (const part of ['input', 'result', 'preview'] as const)
      if (options[part]) checkProperty(name, `the ${part} of ${action}`, options[part], entities);
  }
}

function checkQueries(name: string, schema: EntitySchema, entities: string[]): void {
  for (const [query, options] of Object.entries(schema['x-queries'] ?? {})) {
    refuseUnknownKeywords(name, `the query ${query}`, options, dialect.query);
    for (const part of ['params', 'result'] as const)
      if (options[part]) checkProperty(name, `the ${part} of ${query}`, options[part], entities);
    // Both are read by `GET /api/:entity/:id?can=`.
    if (schema['x-states']?.actions[query]) refuse(name, `${query} is an action and a query`);
  }
}

/** @throws Error naming the place of a keyword or a format that is not in the dialect */
export function checkProperty(name: string, place: string, property: Schema, entities: string[]): void {
  refuseUnknownKeywords(name, place, property, dialect.property);
  if (property.format && !dialect.formats.includes(property.format))
    refuse(name, `${place} has the unknown format ${property.format}`);
  for (const entity of [property['x-reference'] ?? []].flat()) {
    if (!entities.includes(entity)) refuse(name, `${place} refers to ${entity}, which is no entity`);
  }
  for (const [member, inner] of Object.entries(property.properties ?? {}))
    checkProperty(name, `${place}.${member}`, inner, entities);
  for (const inner of [property.items ?? [], property.oneOf ?? []].flat())
    checkProperty(name, `${place}[]`, inner, entities);
}

function refuseUnknownKeywords(name: string, place: string, object: object, allowed: string[]): void {
  const stranger = Object.keys(object).find((keyword) => !allowed.includes(keyword));
  if (stranger) refuse(name, `${place} has the keyword ${stranger}, which schemas/dialect.json does not know`);
}

/** @throws Error when the schema names a function that the behaviour lacks, or the behaviour has one that no schema names */
export function checkBehaviour(name: string, schema: EntitySchema, behaviour: Behaviour): void {
  const roles = Object.keys(schema['x-roles']) as Parameters<typeof grantsOf>[1][];
  const scopes = roles.flatMap((role) => grantsOf(schema, role)).flatMap((grant) => grant.scope ?? []);
  const computedFields = Object.entries(schema.properties).filter(([, one]) => one['x-computed'] && !one['x-of']);
  const actions = Object.entries(schema['x-states']?.actions ?? {});
  const undecided = actions.filter(([, { to }]) => Array.isArray(to)).map(([action]) => action);
  match(name, 'scope', scopes, Object.keys(behaviour.scopes ?? {}), true);
  match(name, 'computed field', keysOf(computedFields), Object.keys(behaviour.computed ?? {}), true);
  match(name, 'query', Object.keys(schema['x-queries'] ?? {}), Object.keys(behaviour.queries ?? {}), true);
  match(name, 'action', undecided, Object.keys(behaviour.actions ?? {}), false);
  const hooks = Object.entries(behaviour.actions ?? {});
  // What moves no state does what its function does; without one it would answer, and do nothing.
  const still = actions.filter(([, { to }]) => to === undefined);
  match(name, 'apply of', keysOf(still), keysOf(hooks.filter(([, { apply, at_once }]) => apply ?? at_once)), false);
  match(name, 'action', keysOf(hooks), keysOf(actions), false, 'schema');
  const isAtOnce = (action: string) => behaviour.actions?.[action]?.at_once;
  const dry = actions.filter(([action, { input }]) => input?.properties?.dry && !isAtOnce(action));
  match(name, 'preview of', keysOf(dry), keysOf(hooks.filter(([, { preview }]) => preview)), true);
}

const keysOf = (entries: [string, unknown][]): string[] => entries.map(([word]) => word);

function match(
  name: string,
  what: string,
  named: string[],
  present: string[],
  both: boolean,
  where = 'behaviour',
): void {
  const missing = named.find((word) => !present.includes(word));
  if (missing) refuse(name, `the ${what} ${missing} is not in its ${where}`);
  if (both) match(name, what, present, named, false, 'schema');
}
