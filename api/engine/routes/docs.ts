import { createReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import type { FastifyInstance } from 'fastify';
import { staff } from '#schemas/accounts/roles.ts';
import type { Engine } from '../define.ts';
import { notFound } from '../errors.ts';
import { openapi } from '../schema/openapi.ts';

const swagger = createRequire(import.meta.url)
  .resolve('swagger-ui-dist/package.json')
  .replace('package.json', '');
const assets = new Map([
  ['swagger-ui.css', 'text/css'],
  ['swagger-ui-bundle.js', 'text/javascript'],
]);

const start = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#docs', deepLinking: true });`;

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>API</title>
<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/api/docs/swagger-ui.css"></head>
<body><main id="docs"></main><script src="/api/docs/swagger-ui-bundle.js"></script><script src="/api/docs/start.js"></script></body></html>`;

/** Swagger UI sets styles on elements; nothing inline runs. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/** GET /api/openapi.json, made from the schemas for the caller's role, and /api/docs, which draws it. */
export function docsRoutes(app: FastifyInstance, engine: Engine): void {
  const config = { roles: staff, about: 'The documentation, to be read', answers: ['text/html'] };
  const parts = { config: { ...config, answers: ['text/css', 'text/javascript'] } };
  const machines = { config: { roles: staff, about: 'What the caller may ask, as OpenAPI' } };
  app.get('/api/openapi.json', machines, (request) => openapi(engine, request.caller.role, app.written));
  app.get('/api/docs', { config }, (_, reply) =>
    reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(page),
  );
  app.get('/api/docs/start.js', parts, (_, reply) => reply.type('text/javascript').send(start));
  app.get('/api/docs/:asset', parts, (request, reply) => {
    const { asset } = request.params as { asset: string };
    const type = assets.get(asset);
    if (!type) throw notFound();
    return reply.type(type).send(createReadStream(`${swagger}${asset}`));
  });
}
