import type { FastifyInstance } from 'fastify';
import type { Role } from '#schemas/dialect.ts';
import { grantsOf } from '#schemas/project.ts';
import type { Engine, Entity } from '../define.ts';
import { actionRoutes } from './actions.ts';
import { bulkRoutes } from './bulk.ts';
import { csvRoute } from './csv.ts';
import { listRoute } from './list.ts';
import { queryRoutes } from './queries.ts';
import { recordRoutes } from './record.ts';

/** Everybody whom an entity's schema names. */
const rolesOf = (entity: Entity) => Object.keys(entity.schema['x-roles']) as Role[];

/** The routes of all entities: lists, records, exports, queries and actions. */
export function entityRoutes(app: FastifyInstance, engine: Engine): void {
  for (const entity of engine.entities.values()) {
    const config = { entity: entity.name, roles: rolesOf(entity) };
    listRoute(app, engine, entity, config);
    csvRoute(app, engine, entity, config);
    recordRoutes(app, engine, entity, config, permissionsOf(entity));
    queryRoutes(app, engine, entity);
    actionRoutes(app, engine, entity, { entity: entity.name });
  }
  bulkRoutes(app, engine);
}

/** The permissions of all roles together: what nobody may do gets no route. */
const permissionsOf = (entity: Entity) =>
  new Set(
    rolesOf(entity)
      .flatMap((role) => grantsOf(entity.schema, role))
      .flatMap(({ can }) => can),
  );
