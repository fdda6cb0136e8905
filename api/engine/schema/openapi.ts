import type { Projection, Role, Schema } from '#schemas/dialect.ts';
import type { Engine } from '../registry.ts';

type Operation = Record<string, unknown>;

const json = (schema: object) => ({ 'application/json': { schema } });
const body = (schema: object) => ({ required: true, content: json(schema) });
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const answers = (schema: object, status = '200') => ({
  [status]: { description: 'Done', content: json(schema) },
  default: { description: 'A problem (RFC 9457)', content: { 'application/problem+json': { schema: ref('Problem') } } },
});

const query = (name: string, description: string) => ({ name, in: 'query', description, schema: { type: 'string' } });
const listQuery = [
  query(
    'filter',
    'JSON: {"status":"active","q":"ana","order_gte":3}. Operators by suffix: _gte _lte _gt _lt _neq _contains; an array means "one of"',
  ),
  query('sort', 'JSON: ["name","ASC"]'),
  query('range', 'JSON: [0,24]; at most 100 rows'),
];
const id = { name: 'id', in: 'path', required: true, schema: { type: 'integer' } };
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
  },
};

/** The OpenAPI 3.1 document of what one role may call. */
export function openapi(engine: Engine, role: Role): object {
  const projections = [...engine.entities.values()].flatMap(({ views }) => views[role].projection ?? []);
  return {
    openapi: '3.1.0',
    info: { title: 'Learning center', version: '1' },
    tags: projections.map(({ entity, title }) => ({ name: entity, description: title })),
    paths: Object.assign({}, ...projections.map(paths)),
    components: {
      schemas: { Problem: problem, ...Object.fromEntries(projections.map(({ entity, read }) => [entity, read])) },
    },
  };
}

function paths(projection: Projection): Record<string, Record<string, Operation>> {
  const { entity, can, create, update, actions } = projection;
  const may = (deed: Projection['can'][number], operation: Operation) =>
    can.includes(deed) ? { ...operation, tags: [entity] } : undefined;
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
      patch: actions.save && { ...operationOf(entity, actions.save), parameters: [id] },
    },
    ...actionPaths(projection),
  });
}

const operationOf = (entity: string, { input }: Projection['actions'][string]): Operation => ({
  tags: [entity],
  ...(input && { requestBody: body(input) }),
  responses: answers({}),
});

/** `save` is the PATCH of its record, told above. */
function actionPaths({ entity, actions }: Projection): Record<string, Record<string, Operation>> {
  const told = Object.entries(actions).filter(([name]) => name !== 'save');
  return Object.fromEntries(
    told.map(([name, action]) => {
      const operation = operationOf(entity, action);
      if (action.collection) return [`/api/${entity}/${name}`, { post: operation }];
      return [`/api/${entity}/{id}/${name}`, { post: { ...operation, parameters: [id] } }];
    }),
  );
}

/** A path without an operation, or an operation that the role may not do, is not there. */
const clean = (all: Record<string, Record<string, Operation | undefined>>) =>
  Object.fromEntries(
    Object.entries(all)
      .map(
        ([path, operations]) =>
          [path, Object.fromEntries(Object.entries(operations).filter(([, operation]) => operation))] as const,
      )
      .filter(([, operations]) => Object.keys(operations).length > 0),
  ) as Record<string, Record<string, Operation>>;
