import { randomBytes } from 'node:crypto';
import compress from '@fastify/compress';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound, Problem } from '../engine/errors.ts';
import { largestBody } from '../engine/requests/body_limits.ts';
import { addressOf } from './address.ts';
import type { BackOffice } from './back_office.ts';
import { decide } from './decide.ts';
import { asPage } from './failure.ts';
import { protect } from './policy.ts';
import { leaveTo, type StudentSite } from './student_site.ts';

export interface Applications {
  admin: BackOffice;
  student: StudentSite;
}

const data = /\.data$/;
/** What a form of a page is sent as, with scripts and without. */
const form = 'application/x-www-form-urlencoded';

/** Every address that is no other route's: a page, the data of one, or nothing. */
export async function documentRoutes(app: FastifyInstance, { admin, student }: Applications): Promise<void> {
  const { configuration } = app;
  const { development } = configuration;
  // Each document is rendered anew; its assets were built compressed.
  await app.register(compress, { global: false, encodings: ['br', 'gzip'] });
  // Forms reach Remix's actions as they were sent.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(form, { parseAs: 'buffer' }, (_, body, done) => done(null, body));
  app.addHook('onSend', asPage);
  app.route({
    method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    url: '/*',
    config: { roles: 'anybody' },
    bodyLimit: largestBody,
    compress: {},
    handler: answer,
  });

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const { pathname, searchParams } = addressOf(request);
    const nonce = randomBytes(16).toString('base64');
    const path = pathname.replace(data, '').replace(/^\/_root$/, '/');
    const isData = path !== pathname;
    const decision = decide(request.caller, path, queryOf(searchParams));
    if ('redirect' in decision) return lead(request, reply, decision.redirect, isData);
    if (decision.page === null && (isData || /\.\w+$/.test(path))) throw notFound();
    checkForm(request, decision.app);
    protect(reply, { app: decision.app, kind: decision.page?.document, nonce, development, video: configuration });
    if (decision.app === 'student') return student(request, reply, nonce, decision.page === null);
    if (isData) return lead(request, reply, path, true);
    if (!reads(request)) throw new Problem(405, 'http_405', { headers: { allow: 'GET, HEAD' } });
    return admin(request, reply, nonce);
  }
}

/** The query of a page, without Remix's own parameters. */
function queryOf(search: URLSearchParams): string {
  search.delete('_routes');
  return search.size > 0 ? `?${search}` : '';
}

/** @throws Problem 415 for what is sent to a page and is no form of one */
function checkForm(request: FastifyRequest, app: 'admin' | 'student'): void {
  const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (app === 'student' && !reads(request) && type !== form) throw new Problem(415, 'http_415');
}

const reads = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';

/** Redirects to another page; a page that asked for data in the browser loads it as a document. */
async function lead(request: FastifyRequest, reply: FastifyReply, to: string, isData: boolean) {
  reply.header('vary', 'Cookie');
  if (!isData) return reply.redirect(to, reads(request) ? 302 : 303);
  return reply.send(await leaveTo(new Request(addressOf(request)), to));
}
