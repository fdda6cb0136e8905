import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { ServerBuild } from '@remix-run/node';
import type { FastifyInstance } from 'fastify';
import { createServer, type ViteDevServer } from 'vite';
import { backOffice } from './back_office.ts';
import type { Applications } from './routes.ts';
import { studentSite } from './student_site.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Both applications from their sources, with reload: two Vite servers behind one port, each with a path of its own. */
export async function developmentApplications(app: FastifyInstance): Promise<Applications> {
  const admin = await viteOf('admin', app);
  const student = await viteOf('student', app);
  // The back office is asked first: Remix's server answers whatever reaches it.
  app.addHook('onRequest', ({ raw }, reply, done) =>
    admin.middlewares(raw, reply.raw, () => student.middlewares(raw, reply.raw, () => done())),
  );
  const document = async (url: string) =>
    admin.transformIndexHtml(url, await readFile(`${root}admin/index.html`, 'utf8'));
  const build = () => student.ssrLoadModule('virtual:remix/server-build') as Promise<ServerBuild>;
  return { admin: backOffice(document), student: studentSite(build, 'development') };
}

async function viteOf(name: string, app: FastifyInstance): Promise<ViteDevServer> {
  const hmr = { server: app.server, path: 'reload' };
  const server = await createServer({
    configFile: `${root}${name}/vite.config.ts`,
    appType: 'custom',
    // In one folder each would call the other's prepared packages outdated.
    cacheDir: `${root}.cache/vite-${name}`,
    server: { middlewareMode: true, hmr },
  });
  app.addHook('onClose', () => server.close());
  return server;
}
