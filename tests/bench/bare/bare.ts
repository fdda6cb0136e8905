import Fastify from 'fastify';
import pg from 'pg';

/** What one of its routes answers: statements of SQL with their values, as the product sent them. */
export interface BareRoute {
  method: 'GET' | 'POST';
  url: string;
  statements: { sql: string; bindings: unknown[] }[];
  /** A JSON Schema that refuses the body. */
  body?: object;
}

/** The value that each request's body brings anew. */
const placeholder = 'Bench 0';

// The yardstick: Fastify and pg with the product's own SQL, and nothing else. No session, no rights, no rows reshaped.
const routes = JSON.parse(process.env.BARE_ROUTES ?? '[]') as BareRoute[];
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 16 });
const app = Fastify();

for (const { method, url, statements, body } of routes) {
  app.route({
    method,
    url,
    schema: body ? { body } : {},
    async handler(request, reply) {
      const { name } = (request.body ?? {}) as { name?: string };
      const values = (bindings: unknown[]) => bindings.map((value) => (value === placeholder ? name : value));
      const answers = await Promise.all(statements.map(({ sql, bindings }) => pool.query(sql, values(bindings))));
      reply.code(method === 'POST' ? 201 : 200);
      return answers[0]?.rows;
    },
  });
}

const address = await app.listen({ port: 0, host: '127.0.0.1' });
process.send?.({ address });
for (const end of ['SIGTERM', 'disconnect']) process.on(end, () => process.exit(0));
