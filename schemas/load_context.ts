import type { Support, User } from './accounts/user.ts';
import type { Locale } from './localize.ts';
import type { SessionRow } from './types/tables/sessions.ts';

/** What the API answered to a call made within the process. */
export interface Answer {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  /** Read, where it is JSON. */
  body: unknown;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What the loaders and actions of the student site have at hand: the server gives it to each of them. */
export interface LoadContext {
  /** Calls the API as the caller of the page; cookies that it sets go out with the page. */
  api(method: Method, url: string, options?: { body?: unknown; headers?: Record<string, string> }): Promise<Answer>;
  caller_user: User | null;
  support: Support;
  /** The banner of a session in which an admin acts as the user: markup of the server's own. */
  banner: string | null;
  nonce: string;
  locale: Locale;
  time_zone: string;
  color_scheme: 'light' | 'dark' | null;
  request_id: string;
  /** No page of the product has this address. */
  not_found: boolean;
  /** The paths of the pages that the student site draws. */
  built: string[];
  /** Why the session that the browser still names is over. */
  session_ending: SessionRow['end_reason'];
  /** Writes an error into the server's log, with the request that it belongs to. */
  report(error: unknown): void;
}
