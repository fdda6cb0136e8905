import { type AppLoadContext, data, redirect, redirectDocument } from '@remix-run/node';
import type { Locale } from '#schemas/localize.ts';
import type { Possibility } from '#schemas/possibility.ts';
import type { Entities } from '#schemas/types/entities.ts';

/** The logged-in user, as `GET /api/user` answers it. */
export interface User {
  id: number;
  name: string;
  first_name: string;
  family_name: string;
  username: string;
  email: string;
  phone: string | null;
  locale: Locale;
  time_zone: string | null;
  school_time_zone: string;
  color_scheme: string | null;
  role: { id: number; slug: string };
  avatar: number | null;
  student_type: string | null;
  current_level: { id: number; order: number; name: string; english_name: string | null } | null;
  /** The school has given a password that is to be replaced before anything else. */
  must_change_password: boolean;
  /** Who really acts, and until when. */
  impersonation: { actor: { id: number; name: string }; ends_at: string } | null;
}

export interface Answer<T = unknown> {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  body: T;
}

/** What the server gives to each loader and action. */
export interface LoadContext {
  api(method: string, url: string, options?: { body?: unknown; headers?: Record<string, string> }): Promise<Answer>;
  caller_user: User | null;
  /** What is said on every page of a session in which an admin acts as the user: markup of the server's own. */
  banner: string | null;
  nonce: string;
  locale: Locale;
  time_zone: string;
  color_scheme: 'light' | 'dark' | null;
  not_found: boolean;
  /** The paths of the pages that this site draws. */
  built: string[];
  session_ending: string | null;
  /** Writes an error into the server's log, with the request that it belongs to. */
  report(error: unknown): void;
}

declare module '@remix-run/node' {
  interface AppLoadContext extends LoadContext {}
}

export interface Problem {
  status: number;
  message: string;
  errors: Record<string, string>;
  rule?: string;
}

type Query = Record<string, unknown>;
type Headers = Record<string, string>;
type Id = number | string | undefined;

/** The site's only door to the API. What the API refuses becomes the page's error; a lost session leads to the sign-in. */
export function api(context: AppLoadContext) {
  const call = async <T>(method: string, url: string, body?: unknown, headers?: Headers): Promise<T> => {
    const answer = await context.api(method, url, { body, headers });
    if (answer.status < 400) return answer.body as T;
    if (answer.status === 401) throw redirectDocument('/login/student');
    throw data(answer.body as Problem, { status: answer.status });
  };
  return {
    get: <T>(url: string) => call<T>('GET', url),
    /** A record, as a student reads it; staff who preview the site read less of a student's progress. */
    read: <E extends keyof Entities>(entity: E, id: Id) => call<Entities[E]['student']>('GET', `/api/${entity}/${id}`),
    list: <E extends keyof Entities>(entity: E, filter: Query, sort: string) =>
      call<Entities[E]['student'][]>('GET', listAddress(entity, filter, sort)),
    mayStart: <Params = Record<string, unknown>>(entity: keyof Entities, id: Id) =>
      call<Possibility<Params>>('GET', `/api/${entity}/${id}?can=start`),
    post: <T>(url: string, body?: unknown, headers?: Headers) => call<T>('POST', url, body, headers),
    patch: <T>(url: string, body?: unknown) => call<T>('PATCH', url, body),
    put: <T>(url: string, body?: unknown) => call<T>('PUT', url, body),
    del: <T>(url: string) => call<T>('DELETE', url),
    /** The bare answer, for who wants to show the refusal beside the form. */
    ask: context.api,
  };
}

/** A page of a hundred is more than any list of the site shows. */
function listAddress(entity: string, filter: Query, sort: string): string {
  const query = { filter: JSON.stringify(filter), sort: JSON.stringify([sort, 'ASC']), range: '[0,99]' };
  return `/api/${entity}?${new URLSearchParams(query)}`;
}

/** The user whom the page's guard let in. */
export function userOf(context: AppLoadContext): User {
  if (!context.caller_user) throw redirect('/login/student');
  return context.caller_user;
}
