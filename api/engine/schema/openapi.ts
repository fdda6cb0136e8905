import type { Projection, Role, Schema } from '#schemas/dialect.ts';
import { queriesFor } from '#schemas/project.ts';
import type { Engine, Entity } from '../define.ts';
import type { WrittenRoute } from '../routes/written_routes.ts';

type Operation = Record<string, unknown>;

const json = (schema: object) => ({ 'application/json': { schema } });
const body = (schema: object) => ({ required: true, content: json(schema) });
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const bytes = (types: readonly string[]) => Object.fromEntries(types.map((type) => [type, {}]));
const answers = (schema: object, status = '200') => answersWith(json(schema), status);
const answersWith = (content: object, status = '200') => ({
  [status]: { description: 'Done', content },
  default: { description: 'A problem (RFC 9457)', content: { 'application/problem+json': { schema: ref('Problem') } } },
});

const inPath = (name: string) => ({
  ...{ name, in: 'path', required: true },
  schema: { type: name === 'id' ? 'integer' : 'string' },
});
const id = inPath('id');
const query = (name: string, description: string) => ({ name, in: 'query', description, schema: { type: 'string' } });
const listQuery = [
  query(
    'filter',
    'JSON: {"status":"active","q":"ana","order_gte":3}. Operators by suffix: _gte _lte _gt _lt _neq _contains; an array means "one of"',
  ),
  query('sort', 'JSON: ["name","ASC"]'),
  query('range', 'JSON: [0,24]; at most 100 rows'),
];
const ifMatch = {
  name: 'If-Match',
  in: 'header',
  description: 'The version that is changed, as ETag gave it',
  schema: { type: 'string' },
};

const problem: Schema = {
  type: 'object',
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    message: { type: 'string' },
    errors: { type: 'object', additionalProperties: { type: 'string' } },
    rule: { type: 'string' },
    possible_at: { type: ['string', 'null'] },
    request_id: { type: 'string', description: 'By which the log knows a failure of the server' },
  },
};

/** The OpenAPI 3.1 document of what one role may call: what the schemas describe, and the routes that are written by hand. */
export function openapi(engine: Engine, role: Role, written: WrittenRoute[]) {
  const entities = [...engine.entities.values()];
  const projections = entities.flatMap(({ views }) => views[role].projection ?? []);
  const described = entities.flatMap((entity) => {
    const { projection } = entity.views[role];
    return [...(projection ? [paths(projection), actionPaths(projection, entity)] : []), queryPaths(entity, role)];
  });
  return {
    openapi: '3.1.0',
    info: { title: 'Learning center', version: '1' },
    tags: projections.map(({ entity, title }) => ({ name: entity, description: title })),
    paths: [...described, writtenPaths(written, role)].reduce(together, {}),
    components: {
      schemas: { Problem: problem, ...Object.fromEntries(projections.map(({ entity, read }) => [entity, read])) },
    },
  };
}

type Paths = Record<string, Record<string, Operation>>;

function together(all: Paths, more: Paths): Paths {
  for (const [path, operations] of Object.entries(more)) all[path] = { ...all[path], ...operations };
  return all;
}

/** Routes that no schema describes, as they say themselves. */
function writtenPaths(written: WrittenRoute[], role: Role): Paths {
  const permittedRoutes = written.filter(
    ({ config: { roles } }) => !roles || roles === 'anybody' || roles.includes(role),
  );
  return permittedRoutes
    .map(({ method, path, config: { about, takes, entity, params, receives, answers: types } }) => ({
      [path]: {
        [method.toLowerCase()]: {
          summary: about,
          ...(entity && { tags: [entity] }),
          parameters: [
            ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => inPath(name as string)),
            ...inQuery(params),
          ],
          ...(takes && { requestBody: body(takes) }),
          ...(receives && { requestBody: { required: true, content: bytes(receives) } }),
          responses: types ? answersWith(bytes(types)) : answers({}),
        },
      },
    }))
    .reduce(together, {});
}

const inQuery = ({ required = [], properties = {} }: Schema = {}) =>
  Object.entries(properties).map(([name, { description, ...schema }]) => ({
    ...{ name, in: 'query', required: required.includes(name) },
    ...(description && { description }),
    schema,
  }));

function queryPaths({ name: entity, schema }: Entity, role: Role): Paths {
  return Object.fromEntries(
    queriesFor(schema, role).map(([name, { of, params, result }]) => {
      const isOfRecord = of === 'record';
      const parameters = isOfRecord ? [id, ...inQuery(params)] : inQuery(params);
      const operation = { tags: [entity], parameters, responses: answers(result) };
      return [`/api/${entity}${isOfRecord ? '/{id}' : ''}/${name}`, { get: operation }];
    }),
  );
}

function paths(projection: Projection): Paths {
  const { entity, can, create, update } = projection;
  const may = (permission: Projection['can'][number], operation: Operation) =>
    can.includes(permission) ? { ...operation, tags: [entity] } : undefined;
  const list = `/api/${entity}`;
  return clean({
    [list]: {
      get: may('read', { parameters: listQuery, responses: answers({ type: 'array', items: ref(entity) }) }),
      post: may('create', { requestBody: body(create ?? {}), responses: answers(ref(entity), '201') }),
    },
    [`${list}.csv`]: {
      get: may('read', {
        parameters: listQuery,
        responses: { 200: { description: 'All rows', content: { 'text/csv': {} } } },
      }),
    },
    [`${list}/{id}`]: {
      get: may('read', { parameters: [id], responses: answers(ref(entity)) }),
      put: may('update', {
        parameters: [id, ifMatch],
        requestBody: body({ ...update, required: [] }),
        responses: answers(ref(entity)),
      }),
      delete: may('delete', { parameters: [id, ifMatch], responses: answers(ref(entity)) }),
    },
  });
}

const operationOf = (entity: string, { input }: Projection['actions'][string], answer: object = {}): Operation => ({
  tags: [entity],
  ...(input && { requestBody: body(input) }),
  responses: answers(answer),
});

/** An action of a record can be done to many, by their ids or by a filter. */
const actionPaths = ({ entity, actions }: Projection, { schema }: Entity): Paths =>
  Object.fromEntries(
    Object.entries(actions).flatMap(([name, action]): [string, Paths[string]][] => {
      const { result } = schema['x-states']?.actions[name] ?? {};
      const operation = operationOf(entity, action, result ?? (action.collection ? {} : ref(entity)));
      if (action.collection) return [[`/api/${entity}/${name}`, { post: operation }]];
      const all: [string, Paths[string]] = [`/api/${entity}/${name}`, { post: operationOf(entity, ofMany(action)) }];
      const one = { ...operation, parameters: [id] };
      if (action.patch) return [[`/api/${entity}/{id}`, { patch: one }], all];
      return [[`/api/${entity}/{id}/${name}`, { post: one }], all];
    }),
  );

const ofMany = ({ input }: Projection['actions'][string]) => ({
  input: {
    ...input,
    type: 'object',
    properties: {
      ...input?.properties,
      ids: { type: 'array', maxItems: 100, items: { type: 'integer' } },
      filter: { type: 'object', description: 'In place of ids, as in a list' },
      count: { type: 'integer', description: 'How many the filter has found' },
    },
  },
});

/** A path without an operation, or an operation that the role may not do, is not there. */
const clean = (all: Record<string, Record<string, Operation | undefined>>) =>
  Object.fromEntries(
    Object.entries(all)
      .map(
        ([path, operations]) =>
          [path, Object.fromEntries(Object.entries(operations).filter(([, operation]) => operation))] as const,
      )
      .filter(([, operations]) => Object.keys(operations).length > 0),
  ) as Paths;
