import { createRequestHandler, data, redirectDocument, type ServerBuild } from '@remix-run/node';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressOf } from './address.ts';
import { builtPages } from './built_pages.ts';
import { loadContext } from './load_context.ts';

/** Draws a page of the student site, or answers its loaders and actions. */
export type StudentSite = (
  request: FastifyRequest,
  reply: FastifyReply,
  nonce: string,
  not_found: boolean,
) => Promise<FastifyReply>;

/** @param build Remix's server build, or what makes it anew in development */
export function studentSite(build: ServerBuild | (() => Promise<ServerBuild>), mode: string): StudentSite {
  const isRemade = typeof build === 'function';
  const bare = isRemade ? async () => withoutPages(await build()) : withoutPages(build);
  const builtOnce = isRemade ? null : builtPages(build.routes);
  const known = createRequestHandler(build, mode);
  const unknown = createRequestHandler(bare, mode);
  return async (request, reply, nonce, not_found) => {
    const cookies: string[] = [];
    const built = builtOnce ?? builtPages((isRemade ? await build() : build).routes);
    const context = await loadContext(request, { nonce, not_found, built }, cookies);
    const handle = not_found ? unknown : known;
    const response = await handle(webRequest(request, reply), { ...context });
    for (const cookie of cookies) reply.header('set-cookie', cookie);
    return reply.send(response);
  };
}

/** @throws always: there is no such page */
const nowhere = () => {
  throw data(null, { status: 404 });
};

/**
 * What answers an address that is no page's. Remix is less exact than the guard (it takes /LEVELS for /levels, and any
 * word for a number): it finds its route, as the browser will too, and nothing of it may be read or done.
 */
function withoutPages(build: ServerBuild): ServerBuild {
  const closed = Object.entries(build.routes).map(([id, route]) => {
    const isRoot = id === 'root' || !route;
    return [id, isRoot ? route : { ...route, module: { ...route.module, loader: nowhere, action: nowhere } }];
  });
  return { ...build, routes: Object.fromEntries(closed) };
}

/**
 * Fastify's request as the web's; what the browser no longer waits for is given up. Where it comes from was checked
 * already, with the proxies in mind that Remix does not know of.
 */
function webRequest(request: FastifyRequest, reply: FastifyReply): Request {
  const controller = new AbortController();
  reply.raw.once('close', () => reply.raw.writableFinished || controller.abort());
  const { origin: _, ...otherHeaders } = request.headers;
  const headers = Object.entries(otherHeaders).flatMap(([name, value]) =>
    [value ?? []].flat().map((one): [string, string] => [name, one]),
  );
  const { method, body } = request;
  const payload = method === 'GET' || method === 'HEAD' ? undefined : (body as BodyInit);
  return new Request(addressOf(request), { method, headers, body: payload, signal: controller.signal });
}

const leave = ({ context }: { context: object }) => {
  throw redirectDocument((context as { to: string }).to);
};

const leaving = createRequestHandler({
  mode: 'production',
  future: { v3_singleFetch: true } as ServerBuild['future'],
  entry: { module: { default: () => new Response() } },
  routes: { root: { id: 'root', path: '*', module: { default: () => null, loader: leave, action: leave } } },
} as Partial<ServerBuild> as ServerBuild);

/**
 * Remix's own way to tell its pages in the browser, which asked for data, to load another document: a site of a single
 * page that always leads away.
 */
export const leaveTo = (request: Request, to: string) =>
  leaving(request, { to } as unknown as Parameters<typeof leaving>[1]);
