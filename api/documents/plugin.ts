import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { ServerBuild } from '@remix-run/node';
import type { FastifyInstance } from 'fastify';
import { Sentence } from '../sentence.ts';
import { backOffice, builtDocument } from './back_office.ts';
import { type Applications, documentRoutes } from './routes.ts';
import { studentSite } from './student_site.ts';
import { zoomFiles } from './zoom_files.ts';

const build = new URL('../../build/', import.meta.url);
/** Each application's files have their own prefix, as the two share all other addresses. */
const assets = { '/_admin/': 'admin/', '/_student/': 'student/client/' };

/** Pages: the caller decides which application renders them. */
export default async function documents(app: FastifyInstance): Promise<void> {
  if (app.configuration.videoProvider === 'zoom') await app.register(zoomFiles);
  if (app.configuration.development) {
    const { developmentApplications } = await import('./development.ts');
    await documentRoutes(app, await developmentApplications(app));
  } else {
    const applications = await built();
    await app.register(serveAssets);
    await documentRoutes(app, applications);
  }
}

/** @throws Sentence when the applications have not been built */
async function built(): Promise<Applications> {
  const server = new URL('student/server/index.js', build);
  if (!existsSync(server) || !existsSync(new URL('admin/index.html', build))) {
    throw new Sentence('The applications have not been built: start with `npm start`, which does it.');
  }
  return {
    admin: backOffice(builtDocument(new URL('admin/', build))),
    student: studentSite((await import(server.href)) as ServerBuild, 'production'),
  };
}

const isWorker = (path: string) => /[/\\]worker\.js(\.br|\.gz)?$/.test(path);
/** The one file whose name stays: it is asked for again, answers for all pages of the site, and asks this server alone. */
const workerHeaders = {
  'cache-control': 'no-cache',
  'service-worker-allowed': '/',
  'content-security-policy': "default-src 'none'; connect-src 'self'",
};

/** Built files have their content's hash in their names, and are the same for everybody. */
async function serveAssets(app: FastifyInstance): Promise<void> {
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, unasked: true };
  });
  for (const [prefix, folder] of Object.entries(assets)) {
    await app.register(fastifyStatic, {
      root: new URL(folder, build),
      prefix,
      decorateReply: false,
      preCompressed: true,
      immutable: true,
      maxAge: '365d',
      index: false,
      // Without its nonce the document is of no use.
      allowedPath: (path) => !path.endsWith('.html'),
      setHeaders: (reply, path) => void (isWorker(path) && reply.headers(workerHeaders)),
    });
  }
}
