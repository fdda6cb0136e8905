import type { FastifyReply, FastifyRequest } from 'fastify';
import { say } from '../engine/words/words.ts';

const quote = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * A refusal before any application could draw a page (the database is away, another site's form), as a page of its own:
 * who opened an address reads a sentence and not JSON.
 */
export async function asPage(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  const isProblem = String(reply.getHeader('content-type')).includes('problem+json');
  if (!isProblem || !request.headers.accept?.includes('text/html')) return payload;
  const { status, title, message } = JSON.parse(String(payload)) as Record<string, string>;
  const locale = request.caller?.locale ?? 'es';
  const words = [String(status), title, message].map((word) => quote(word ?? ''));
  const page = `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${words[0]} ${words[1]}</title><main><h1>${words[0]} ${words[1]}</h1><p>${words[2]}</p>
<p><a href="/">${quote(say(locale, 'pages.home'))}</a></p></main></html>`;
  reply.type('text/html; charset=utf-8').header('content-length', Buffer.byteLength(page));
  return page;
}
