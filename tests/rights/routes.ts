import type { FastifyInstance } from 'fastify';
import { isPatch } from './patches.ts';
import { others, table } from './table.ts';

/** Every route of a running server, as `GET /api/levels/:id`; what answers all the rest is none. */
export function routesOf(app: FastifyInstance): string[] {
  const path: string[] = [];
  const routes: string[] = [];
  for (const line of app.printRoutes({ commonPrefix: false }).split('\n')) {
    const [, indent = '', part = '', methods = ''] = /^([│├└─ ]+)(\S+) \(([A-Z, ]+)\)$/.exec(line) ?? [];
    path.splice(indent.length / 4 - 1, path.length, part);
    for (const method of methods.split(', ')) routes.push(`${method} ${path.join('')}`);
  }
  return routes.filter((route) => /^(?!HEAD )[A-Z]+ .*[^*]$/.test(route));
}

const has = (line: (typeof table)[string], permission: string) =>
  Object.values(line).some((cell) => typeof cell === 'string' && cell.split(/[ .]/).includes(permission));

/** The routes that the table knows. */
export const knownRoutes = (): string[] => [
  ...Object.keys(others),
  ...Object.entries(table).flatMap(([entity, line]) => [
    `GET /api/${entity}`,
    `GET /api/${entity}.csv`,
    `GET /api/${entity}/:id`,
    ...(has(line, 'create') ? [`POST /api/${entity}`] : []),
    ...(has(line, 'update') ? [`PUT /api/${entity}/:id`] : []),
    ...(has(line, 'delete') ? [`DELETE /api/${entity}/:id`] : []),
    ...Object.keys(line.actions ?? {}).flatMap((action) => [
      isPatch(entity, action) ? `PATCH /api/${entity}/:id` : `POST /api/${entity}/:id/${action}`,
      `POST /api/${entity}/${action}`,
    ]),
    ...Object.keys(line.collection ?? {}).map((action) => `POST /api/${entity}/${action}`),
    ...Object.keys(line.queries ?? {}).map((query) => `GET /api/${entity}/:id/${query}`),
    ...Object.keys(line.overall ?? {}).map((query) => `GET /api/${entity}/${query}`),
  ]),
];
