import { readFileSync } from 'node:fs';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Draws the back office: one document for all its pages. */
export type BackOffice = (request: FastifyRequest, reply: FastifyReply, nonce: string) => Promise<FastifyReply>;

/** What Vite's `html.cspNonce` writes into the document in place of the request's nonce. */
const placeholder = /__NONCE__/g;

/** @param read gives the document, which in development is another one after each change */
export function backOffice(read: (url: string) => Promise<string>): BackOffice {
  return async (request, reply, nonce) => {
    const html = await read(request.url);
    const spoken = html.replace(/<html lang="\w*"/, `<html lang="${request.caller.locale}"`);
    return reply.type('text/html; charset=utf-8').send(spoken.replace(placeholder, nonce));
  };
}

/** The document of the built application. */
export function builtDocument(folder: URL): (url: string) => Promise<string> {
  const html = readFileSync(new URL('index.html', folder), 'utf8');
  return async () => html;
}
