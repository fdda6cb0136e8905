import type { FastifyContextConfig, FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** The routes that say of themselves what they are about, as no schema does. */
    written: WrittenRoute[];
  }
}

export interface WrittenRoute {
  method: string;
  /** As OpenAPI writes it: `/api/resources/{id}/file`. */
  path: string;
  config: FastifyContextConfig;
}

/** Collects the routes that are written by hand, for `/api/openapi.json`; called before the first of them. */
export function collectWritten(app: FastifyInstance): void {
  app.decorate('written', []);
  app.addHook('onRoute', ({ method, url, config }) => {
    if (!config?.about) return;
    const path = url.replace(/:(\w+)/g, '{$1}');
    // Fastify answers HEAD wherever it answers GET.
    for (const one of [method].flat().filter((each) => each !== 'HEAD'))
      app.written.push({ method: one, path, config });
  });
}
