import { fetchUtils, HttpError } from 'react-admin';
import { loginPage as pageOf, roleIn } from '#schemas/accounts/session.ts';
import type { Member } from '#schemas/browser/session.ts';
import { type Failure, failureOf } from '#schemas/help/failure.ts';
import { leave } from './leave.ts';
import { keyFor } from './once.ts';

/** Problem+json, as the API answers every refusal. */
export interface ProblemBody {
  status: number;
  message: string;
  errors?: Record<string, string>;
  /** By which the server's log knows the request, where it failed. */
  request_id?: string;
  /** Which rule refused it. */
  rule?: string;
  /** The record as it stands, where the answer is 412. */
  current?: Record<string, unknown> & { version: number };
}

let own: Member | undefined;

/** Whose login page opens when the session is over: by then the cookie may name nobody. */
export function rememberMember(member: Member): void {
  own = member;
}

export const loginPage = () => pageOf(own?.role.slug ?? roleIn(document.cookie) ?? 'admin');

/** The page is being left: callers wait until it is gone. */
export const forever = new Promise<never>(() => undefined);

/** Fetches JSON with the session's cookie. Nobody is signed in any more: the login page opens, and no answer comes. */
export async function fetchJson(url: string, options: fetchUtils.Options = {}, once = keyFor(url, options)) {
  try {
    const answer = await fetchUtils.fetchJson(url, { ...options, headers: once.headers });
    once.answered();
    return answer;
  } catch (error) {
    if (error instanceof HttpError && error.status < 500) once.answered();
    if (!(error instanceof HttpError) || error.status !== 401) throw error;
    if (!(await isSignedInAsAnother())) leave(loginPage());
    return forever;
  }
}

/**
 * A call that was under way when somebody else signed in in this browser is refused with the session that it carried.
 * The other tab tells the page of that, and its notice leads on.
 */
async function isSignedInAsAnother(): Promise<boolean> {
  // Where this cannot be learned either, the login page says what is so.
  const answer = await fetch('/api/user', { headers: { accept: 'application/json' } }).catch(() => null);
  if (!answer?.ok) return false;
  const { data } = (await answer.json()) as { data: Member };
  return data.id !== own?.id;
}

/** Calls the API for anything that is not the plain reading or writing of a record. */
export async function call<T>(
  method: string,
  path: string,
  body?: unknown,
  headers: HeadersInit = {},
  signal?: AbortSignal,
): Promise<T> {
  const { json } = await fetchJson(`/api/${path}`, {
    method,
    signal,
    body: body === undefined ? undefined : JSON.stringify(body),
    headers: new Headers({ accept: 'application/json', ...headers }),
  });
  return json as T;
}

/** Asks for what takes more words than an address holds: it writes nothing, so that it may be asked twice. */
export async function ask<T>(path: string, body: object): Promise<T> {
  const headers = new Headers({ accept: 'application/json' });
  const options = { method: 'POST', body: JSON.stringify(body), headers };
  const { json } = await fetchJson(`/api/${path}`, options, { headers, answered: () => undefined });
  return json as T;
}

/** The body of a refusal; undefined for a failure that never reached the API. */
export const problemOf = (error: unknown) =>
  error instanceof HttpError ? (error.body as ProblemBody | undefined) : undefined;

/** An error as the error page shows it; of a failure that never reached the API, nothing but that. */
export const failureIn = (error: unknown): Failure =>
  failureOf(error instanceof HttpError ? error.status : 500, problemOf(error));

/** Sends a file as it is; what the API makes of it is the answer. */
export async function send<T>(path: string, file: File): Promise<T> {
  const { json } = await fetchJson(`/api/${path}`, {
    method: 'POST',
    body: file,
    headers: new Headers({ accept: 'application/json', 'content-type': 'application/octet-stream' }),
  });
  return json as T;
}

/**
 * Sends other bytes in the place of a file's.
 * @param version that of the record which the sender saw
 * @throws HttpError 412 where somebody was faster
 */
export async function replaceFile<T>(path: string, file: Blob, version: number): Promise<T> {
  const headers = new Headers({
    accept: 'application/json',
    'content-type': file.type,
    'if-match': `"${version}"`,
  });
  const { json } = await fetchJson(
    `/api/${path}`,
    { method: 'PUT', body: file, headers },
    { headers, answered: () => undefined },
  );
  return json as T;
}
