import type { Account } from './account.ts';
import type { Clock } from './clock.ts';
import type { Faults } from './faults.ts';
import type { Limits } from './limits.ts';
import type { Hooks } from './webhooks.ts';

export const defaults = {
  accountId: 'stand-in-account',
  clientId: 'stand-in-client',
  clientSecret: 'stand-in-client-secret-b1946ac9',
  sdkKey: 'stand-in-sdk-key',
  sdkSecret: 'stand-in-sdk-secret-2cdc18e8',
  webhookSecret: 'stand-in-webhook-secret-0ae3f2c7',
  tokenSeconds: 3600,
  /** Entries of a page at most. */
  pageSize: 2,
  /** Whether a meeting that is made is answered with the id of its session: Zoom's own types promise none. */
  tellsSession: true,
  /** Milliseconds from the end of a session to its report. */
  reportDelay: 0,
};

export type ZoomOptions = typeof defaults;

/** What the servers of the stand-in share. */
export interface Parts {
  options: ZoomOptions;
  account: Account;
  clock: Clock;
  limits: Limits;
  faults: Faults;
  hooks: Hooks;
  /** Tokens that were given, and until when they are good. */
  tokens: Map<string, number>;
  /** All calls of the API, in order. */
  calls: { method: string; path: string; at: Date }[];
  /** What browsers sent to join. */
  joins: Record<string, string | undefined>[];
  /** Answers to the next joins, instead of what they would come to. */
  planned: object[];
}
