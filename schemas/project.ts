import type {
  Action,
  Door,
  EntitySchema,
  Grant,
  ListOptions,
  Permission,
  Projection,
  Query,
  Role,
  Schema,
} from './dialect.ts';

const everything: Grant[] = [{ can: ['read', 'create', 'update', 'delete'] }];
const isShown = (keyword: string) =>
  !['x-read', 'x-write', 'x-roles', 'x-states', 'x-queries', 'x-table', 'x-where'].includes(keyword);

/** Fields that every reader of a row gets: without them a row cannot be addressed or saved. */
export const identity = ['id', 'version'];

/**
 * The grants of a role, in the order in which they are tried. `system` (jobs) may all; a role that is not named,
 * nothing.
 */
export function grantsOf(schema: EntitySchema, role: Role, permission?: Permission): Grant[] {
  const own = role === 'system' ? everything : [schema['x-roles'][role] ?? []].flat();
  return permission ? own.filter((grant) => grant.can.includes(permission)) : own;
}

/** Whether one grant opens a field for reading or writing. */
export function opens(schema: EntitySchema, grant: Grant, role: Role, door: Door, field: string): boolean {
  const property = schema.properties[field];
  if (!property || (grant.fields && !grant.fields.includes(field) && !identity.includes(field))) return false;
  if (door === 'update' && property['x-once']) return false;
  if (door === 'read') return !property.writeOnly && permits(property['x-read'], role);
  return !property.readOnly && permits(property['x-write'], role);
}

const permits = (roles: Role[] | undefined, role: Role) => !roles || role === 'system' || roles.includes(role);

/**
 * Cuts an entity's schema for a role: what it may read, send in a create, or send in an update.
 * The cut validates bodies, trims answers and renders screens.
 */
export function project(schema: EntitySchema, role: Role, door: Door): Schema {
  const grants = grantsOf(schema, role, door);
  const fields = Object.keys(schema.properties).filter((field) =>
    grants.some((grant) => opens(schema, grant, role, door, field)),
  );
  return {
    title: schema.title,
    type: 'object',
    additionalProperties: false,
    required: (schema.required ?? []).filter((field) => fields.includes(field)),
    properties: Object.fromEntries(fields.map((field) => [field, strip(schema.properties[field] as Schema)])),
  };
}

/** What a role may send with an action: all of its input but what is another role's to write (`x-write`). */
export function inputFor(role: Role, input: Schema): Schema {
  const writable = Object.entries(input.properties ?? {}).filter(([, property]) => permits(property['x-write'], role));
  return { ...input, properties: Object.fromEntries(writable.map(([name, property]) => [name, strip(property)])) };
}

/** All that a caller of a role needs to draw an entity's screens; null when the role has no grant on it. */
export function describe(entity: string, schema: EntitySchema, role: Role): Projection | null {
  const can = [...new Set(grantsOf(schema, role).flatMap((grant) => grant.can))];
  const actions = actionsOf(schema, role);
  const queries = queriesFor(schema, role).map(([name, { of, params }]) => [name, params ? { of, params } : { of }]);
  if (can.length + Object.keys(actions).length + queries.length === 0) return null;
  const read = project(schema, role, 'read');
  const states = schema['x-states'];
  return {
    entity,
    title: schema.title ?? entity,
    label: schema['x-label'],
    list: visible(schema['x-list'], Object.keys(read.properties ?? {})),
    parent: schema['x-parent'] ?? null,
    can,
    read,
    create: can.includes('create') ? project(schema, role, 'create') : null,
    update: can.includes('update') ? project(schema, role, 'update') : null,
    states: states?.field && states.initial ? { field: states.field, initial: states.initial } : null,
    actions,
    queries: Object.fromEntries(queries),
  };
}

/** The queries that a role may ask. */
export const queriesFor = (schema: EntitySchema, role: Role): [name: string, Query][] =>
  Object.entries(schema['x-queries'] ?? {}).filter(([, { roles }]) => permits(roles, role));

function actionsOf(schema: EntitySchema, role: Role): Projection['actions'] {
  const actions = Object.entries<Action>(schema['x-states']?.actions ?? {});
  const permittedActions = actions.filter(([, action]) => permits(action.roles, role));
  return Object.fromEntries(
    permittedActions.map(([name, { roles: _, result: _result, preview: _preview, ...action }]) => [
      name,
      action.input ? { ...action, input: inputFor(role, action.input) } : action,
    ]),
  );
}

function visible(list: ListOptions, fields: string[]): ListOptions {
  const readable = (names: string[]) => names.filter((name) => fields.includes(name) || name === 'q');
  const sort = fields.includes(list.sort.replace(/^-/, '')) ? list.sort : 'id';
  const { columns, filters, search } = list;
  return { columns: readable(columns), filters: readable(filters), search: readable(search), sort };
}

const strip = (property: Schema): Schema =>
  Object.fromEntries(Object.entries(property).filter(([keyword]) => isShown(keyword)));
