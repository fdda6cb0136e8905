import type { FastifyReply, FastifyRequest } from 'fastify';
import { defaultLocale, isLocale, type Locale } from '#schemas/localize.ts';
import { ajv } from '../engine/schema/ajv.ts';

/**
 * Whether people reach the server by https: then cookies are sent by https alone, under a name that no other host can
 * set.
 */
export function isSecure(request: FastifyRequest): boolean {
  const { publicUrl } = request.server.configuration;
  return publicUrl ? publicUrl.startsWith('https:') : request.protocol === 'https';
}

const nameOf = (request: FastifyRequest) => (isSecure(request) ? '__Host-sid' : 'sid');
const common = (request: FastifyRequest) => ({ path: '/', sameSite: 'lax' as const, secure: isSecure(request) });

/** The token of the request's session, if it carries one. */
export const tokenOf = (request: FastifyRequest): string | undefined => request.cookies[nameOf(request)];

/** Hints for the pages; the server never reads them. */
const hints = ['role', 'authenticated'];

/** Gives the browser its session, and the pages their hints. */
export function giveCookies(request: FastifyRequest, reply: FastifyReply, token: string, role: string, maxAge: number) {
  const options = { ...common(request), maxAge };
  reply.setCookie(nameOf(request), token, { ...options, httpOnly: true });
  reply.setCookie('role', role, options);
  reply.setCookie('authenticated', 'true', options);
}

/** Takes the session and its hints back. */
export function takeCookies(request: FastifyRequest, reply: FastifyReply): void {
  for (const name of [nameOf(request), ...hints]) reply.clearCookie(name, common(request));
}

const deviceName = (request: FastifyRequest) => (isSecure(request) ? '__Host-device' : 'device');

/** The token that identifies the browser, independent of the person; null if malformed. */
export function deviceOf(request: FastifyRequest): string | undefined {
  const token = request.cookies[deviceName(request)];
  return token && /^[\w-]{43}$/.test(token) ? token : undefined;
}

/** It outlives the session. */
export const giveDevice = (request: FastifyRequest, reply: FastifyReply, token: string) =>
  reply.setCookie(deviceName(request), token, { ...common(request), httpOnly: true, maxAge: 31_536_000 });

const isTimeZone = ajv.compile<string>({ type: 'string', format: 'time-zone' });

/** Stores a language in the browser for pages that are read without a session. */
export const giveLocale = (request: FastifyRequest, reply: FastifyReply, locale: Locale) =>
  reply.setCookie('locale', locale, { ...common(request), maxAge: 31_536_000 });

/** The time zone that the browser reports. */
export function cookieTimeZone(request: FastifyRequest): string | null {
  const { time_zone } = request.cookies;
  return time_zone !== undefined && isTimeZone(time_zone) ? time_zone : null;
}

/** The language in which somebody without a session reads: their choice, else the school's. */
export function cookieLocale(request: FastifyRequest): Locale {
  const { locale } = request.cookies;
  return isLocale(locale) ? locale : defaultLocale;
}
