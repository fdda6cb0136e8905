import type { FastifyReply } from 'fastify';
import type { DocumentKind } from '#schemas/pages.ts';
import { isIsolated, type Sources, type Video, videoSources } from './video_sources.ts';

interface DocumentContext {
  app: 'admin' | 'student';
  kind?: DocumentKind;
  nonce: string;
  /** Vite's styles carry no nonce, and its reload comes by web socket. */
  development: boolean;
  /** Who carries the video meetings. */
  video: Video;
}

/** For all documents: everything from this origin, inline only with the request's nonce. */
const common: Sources = {
  'default-src': ["'none'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'media-src': ["'self'", 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'frame-src': ["'self'"],
  'frame-ancestors': ["'none'"],
  'manifest-src': ["'self'"],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
};

const none = { camera: '()', 'display-capture': '()', geolocation: '()', microphone: '()' };

/** What kinds of documents may do beyond the others. */
const permissions: Record<DocumentKind, Partial<typeof none>> = {
  recording: { microphone: '(self)' },
  room: { camera: '(self)', 'display-capture': '(self)', microphone: '(self)' },
  framed: {},
};

/**
 * The headers of a document: its content security policy, what of the device it may use, and no caching, as one address
 * can be two documents.
 */
export function protect(reply: FastifyReply, context: DocumentContext): void {
  const { kind } = context;
  const features = { ...none, ...(kind && permissions[kind]) };
  reply.headers({
    'content-security-policy': headerOf(sourcesOf(context), ' ', '; '),
    'permissions-policy': headerOf(features, '=', ', '),
    'cross-origin-opener-policy': 'same-origin',
    ...(kind === 'room' && isIsolated(context.video) && { 'cross-origin-embedder-policy': 'credentialless' }),
    'cache-control': 'private, no-store',
    vary: 'Cookie',
  });
}

function sourcesOf({ app, kind, nonce, development, video }: DocumentContext): Sources {
  const own = `'nonce-${nonce}'`;
  const sources: Sources = {
    ...common,
    // Remix's preloads of modules carry no nonce.
    'script-src': app === 'student' || development ? ["'self'", own] : [own],
    'style-src': development ? ["'self'", "'unsafe-inline'"] : ["'self'", own],
    ...(development && { 'connect-src': ["'self'", 'ws:'] }),
    ...(kind === 'framed' && { 'frame-ancestors': ["'self'"] }),
  };
  return kind === 'room' ? videoSources(video, sources) : sources;
}

const headerOf = (members: Record<string, string | string[]>, between: string, end: string) =>
  Object.entries(members)
    .map(([name, value]) => `${name}${between}${[value].flat().join(' ')}`)
    .join(end);
