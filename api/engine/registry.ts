import fastJson from 'fast-json-stringify';
import type { Knex } from 'knex';
import { roles } from '#schemas/accounts/roles.ts';
import type { EntitySchema, Role, Schema } from '#schemas/dialect.ts';
import { describe, identity, inputFor, project } from '#schemas/project.ts';
import type { Configuration } from '../configuration.ts';
import type { ActionHooks, Answers, Behaviour, Definition, Engine, Entity, QueryTools, View } from './define.ts';
import { readDefinitions } from './folder.ts';
import { reorder } from './reorder.ts';
import { ajv, coercing } from './schema/ajv.ts';
import { checkBehaviour, checkSchema } from './schema/dialect.ts';
import { lazily } from './schema/lazily.ts';
import { type EntityModel, modelOf } from './schema/models.ts';
import { readSchemas } from './schema/read.ts';
import { answerSchema } from './schema/serialize.ts';
import { throughReferences } from './through_references.ts';

export type { Engine, Entity } from './define.ts';

/**
 * Reads `schemas/entities` and `api/entities` into the registry.
 * @throws Error with a sentence when a schema leaves the dialect, or names a function that does not exist, or the other way round
 */
export async function loadEngine(knex: Knex, configuration: Configuration): Promise<Engine> {
  const schemas = readSchemas();
  const definitions = await readDefinitions<'entity', Definition>('entities', 'entity');
  for (const name of definitions.keys()) {
    if (!schemas.has(name)) throw new Error(`api/entities/${name}.ts has no schemas/entities/${name}.json`);
  }
  const entities = new Map<string, Entity>();
  for (const [name, schema] of schemas) {
    const behaviour = definitions.get(name) ?? {};
    checkSchema(name, schema, [...schemas.keys()]);
    const entity = makeEntity(name, schema, behaviour, knex);
    checkBehaviour(name, schema, entity.behaviour);
    entities.set(name, entity);
  }
  for (const [name, entity] of entities) {
    const computed = { ...entity.behaviour.computed, ...throughReferences(entity, entities) };
    entities.set(name, { ...entity, behaviour: { ...entity.behaviour, computed } });
  }
  return { entities, configuration, knex };
}

function makeEntity(name: string, schema: EntitySchema, behaviour: Behaviour, knex: Knex): Entity {
  const table = schema['x-table'] ?? name;
  const views = Object.fromEntries(roles.map((role) => [role, makeView(name, schema, role)])) as Record<Role, View>;
  const model = modelOf(name, table, schema).bindKnex(knex) as EntityModel;
  const where = schema['x-where'] ?? {};
  const entity = {
    name,
    table,
    where,
    schema,
    behaviour,
    model,
    views,
    queries: queryTools(schema),
    answers: answersIn(schema),
  };
  return { ...entity, behaviour: withOrder(entity) };
}

/** Every entity with an order gets the same reorder action. */
function withOrder(entity: Entity): Behaviour {
  const { behaviour, schema } = entity;
  if (!schema['x-states']?.actions.reorder) return behaviour;
  const apply: ActionHooks['apply'] = (_row, { ids }, ctx) => reorder(entity, ids, ctx);
  return { ...behaviour, actions: { ...behaviour.actions, reorder: { apply } } };
}

function makeView(name: string, schema: EntitySchema, role: Role): View {
  const isComputed = (field: string) => schema.properties[field]?.['x-computed'] === true;
  const readable = () => Object.keys(project(schema, role, 'read').properties ?? {});
  const update = () => project(schema, role, 'update');
  const answer = () => answerSchema(project(schema, role, 'read'));
  return lazily<View>({
    projection: () => describe(name, schema, role),
    columns: () => [...new Set([...identity, ...readable().filter((field) => !isComputed(field))])],
    computed: () => readable().filter(isComputed),
    create: () => ajv.compile(project(schema, role, 'create')),
    update: () => ajv.compile({ ...update(), required: [] }),
    whole: () => ajv.compile({ ...update(), additionalProperties: true }),
    actions: () => actionInputs(schema, role),
    serialize: () => fastJson(answer()),
    serializeList: () => fastJson({ type: 'array', items: answer() }) as View['serializeList'],
  });
}

const nothing: Schema = { type: 'object', additionalProperties: false };

const actionInputs = (schema: EntitySchema, role: Role) =>
  lazily<View['actions']>(
    Object.fromEntries(
      Object.entries(schema['x-states']?.actions ?? {}).map(([action, { input }]) => [
        action,
        () => ajv.compile(inputFor(role, input ?? nothing)),
      ]),
    ),
  );

const answersIn = (schema: EntitySchema): Entity['answers'] =>
  Object.fromEntries(
    Object.entries(schema['x-states']?.actions ?? {}).flatMap(([name, { result, preview = result }]) =>
      result && preview
        ? [[name, lazily<Answers>({ result: () => fastJson(result), preview: () => fastJson(preview) })]]
        : [],
    ),
  );

const queryTools = (schema: EntitySchema) =>
  lazily<Entity['queries']>(
    Object.fromEntries(
      Object.entries(schema['x-queries'] ?? {}).map(([name, { params, result }]) => [
        name,
        () =>
          lazily<QueryTools>({ params: () => coercing.compile(params ?? nothing), serialize: () => fastJson(result) }),
      ]),
    ),
  );
