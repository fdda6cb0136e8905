import { readFileSync } from 'node:fs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { userData } from '../auth/user.ts';
import { bannerOf } from './banner.ts';

/** Draws the back office: one document for all its pages. */
export type BackOffice = (request: FastifyRequest, reply: FastifyReply, nonce: string) => Promise<FastifyReply>;

/** What Vite's `html.cspNonce` writes into the document in place of the request's nonce. */
const placeholder = /__NONCE__/g;

/** Where the application draws itself. */
const root = '<div id="root">';

async function acting({ caller, server }: FastifyRequest): Promise<string | null> {
  if (caller.session_kind !== 'impersonation') return null;
  return bannerOf(await userData(server.engine.knex, caller), caller.locale);
}

/** @param read gives the document, which in development is another one after each change */
export function backOffice(read: (url: string) => Promise<string>): BackOffice {
  return async (request, reply, nonce) => {
    const html = await read(request.url);
    const localized = html
      .replace(/<html lang="\w*"/, `<html lang="${request.caller.locale}"`)
      .replace(placeholder, nonce);
    const banner = await acting(request);
    const page = banner ? localized.replace(root, () => banner + root) : localized;
    return reply.type('text/html; charset=utf-8').send(page);
  };
}

/** The document of the built application. */
export function builtDocument(folder: URL): (url: string) => Promise<string> {
  const html = readFileSync(new URL('index.html', folder), 'utf8');
  return async () => html;
}
