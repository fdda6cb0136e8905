import type { FastifyInstance } from 'fastify';
import type { Knex } from 'knex';
import { unavailable } from '../errors.ts';

/** /healthz: the process lives. /readyz: its database answers. Cheap, and open to anybody. */
export function healthRoutes(app: FastifyInstance, knex: Knex): void {
  const config = { roles: 'anybody', probe: true, about: 'Whether the server is well' } as const;
  app.get('/healthz', { config }, () => ({ status: 'ok' }));
  app.get('/readyz', { config }, async () => {
    await knex
      .raw('select 1')
      .timeout(1000)
      .catch(() => {
        throw unavailable();
      });
    return { status: 'ok' };
  });
}
