import type { FastifyReply } from 'fastify';

type Application = 'admin' | 'student';

/** For both applications: everything from this origin, inline only with the request's nonce. */
const common = {
  'default-src': "'none'",
  'img-src': "'self' data: blob:",
  'media-src': "'self' blob:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'frame-src': "'self'",
  'manifest-src': "'self'",
  'form-action': "'self'",
  'base-uri': "'none'",
};

/**
 * The headers of a document: its content security policy, and no caching, as one address can be two documents.
 * @param records whether it may use the microphone; no other page may
 * @param framed whether a page of ours may show it in a frame
 * @param development Vite's styles carry no nonce, and its reload comes by web socket
 */
export function protect(
  reply: FastifyReply,
  app: Application,
  nonce: string,
  { framed = false, records = false, development = false } = {},
): void {
  // Remix's preloads of modules carry no nonce.
  const scripts = app === 'student' || development ? `'self' 'nonce-${nonce}'` : `'nonce-${nonce}'`;
  const policy = {
    ...common,
    'script-src': scripts,
    'style-src': development ? "'self' 'unsafe-inline'" : `'self' 'nonce-${nonce}'`,
    'connect-src': development ? "'self' ws:" : "'self'",
    'frame-ancestors': framed ? "'self'" : "'none'",
  };
  reply.headers({
    'content-security-policy': Object.entries(policy)
      .map(([name, value]) => `${name} ${value}`)
      .join('; '),
    'permissions-policy': `camera=(), geolocation=(), microphone=${records ? '(self)' : '()'}`,
    'cross-origin-opener-policy': 'same-origin',
    'cache-control': 'private, no-store',
    vary: 'Cookie',
  });
}
