import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect, type ServerBuild } from '@remix-run/node';
import type { FastifyInstance } from 'fastify';
import { backOffice } from '#api/documents/back_office.ts';
import { documentRoutes } from '#api/documents/routes.ts';
import { studentSite } from '#api/documents/student_site.ts';

type Context = { api(method: string, url: string, options?: object): Promise<{ status: number; body: unknown }> };

const call = ({ context }: { context: unknown }, ...words: [string, string, object?]) =>
  (context as Context).api(...words);

/** Says what it was given, signs in and out as the real student site does, and is nothing else. */
const routes = {
  root: { id: 'root', path: '', module: { default: () => null, loader: tell } },
  levels: { id: 'levels', parentId: 'root', path: 'levels', module: { default: () => null, loader: user } },
  preview: { id: 'preview', parentId: 'root', path: 'preview/form', module: { default: () => null } },
  library: { id: 'library', parentId: 'root', path: 'library', module: { default: () => null } },
  login: { id: 'login', parentId: 'root', path: 'login/student', module: { default: () => null, action: signIn } },
};

async function tell({ context }: LoaderFunctionArgs) {
  return { ...context, api: undefined };
}

async function user(args: LoaderFunctionArgs) {
  return (await call(args, 'GET', '/api/user')).body;
}

async function signIn(args: ActionFunctionArgs) {
  const body = Object.fromEntries(await args.request.formData());
  const { status } = await call(args, 'POST', '/api/students/login', { body });
  return status === 200 ? redirect('/home') : json({ status }, { status });
}

type Drawn = { staticHandlerContext: { loaderData: object } };

function draw(_: Request, status: number, headers: Headers, { staticHandlerContext }: Drawn): Response {
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(`student site ${JSON.stringify(staticHandlerContext.loaderData)}${' '.repeat(2000)}`, {
    status,
    headers,
  });
}

const build = {
  mode: 'production',
  future: { v3_singleFetch: true },
  assets: { version: '1', routes: {}, entry: { imports: [], module: '' }, url: '' },
  entry: { module: { default: draw, handleError: () => undefined } },
  routes,
} as unknown as ServerBuild;

/** Serves pages by two small stand-ins for the built applications. */
export async function servePages(app: FastifyInstance): Promise<void> {
  // Long enough to be worth compressing, as the real ones are.
  const document = async () =>
    `<html lang="es"><script nonce="__NONCE__"></script>back office${' '.repeat(2000)}</html>`;
  await app.register(async (scope) =>
    documentRoutes(scope, { admin: backOffice(document), student: studentSite(build, 'production') }),
  );
}
