import type { ZoomSettings } from '../../configuration.ts';
import { VideoProblem } from '../problem.ts';
import { request } from './request.ts';

/** A token is renewed so long before it ends. */
const early = 120_000;

export interface Tokens {
  /** The token of now: however many calls ask at a time, one is fetched. */
  current(): Promise<string>;
  /** Forgets a token that was not accepted; another one that was fetched meanwhile stays. */
  drop(token: string): void;
}

/** What identifies an app towards the OAuth server. */
const basicOf = (clientId: string, clientSecret: string) =>
  Buffer.from(`${clientId}:${clientSecret}`).toString('base64');

/** Tokens of the server-to-server app: they live an hour and are asked for anew (https://developers.zoom.us/docs/internal-apps/s2s-oauth/). */
export function tokensOf({ oauthUrl, accountId, clientId, clientSecret }: ZoomSettings): Tokens {
  let cachedToken: { token: string; until: number } | null = null;
  let renewal: Promise<string> | null = null;

  async function renew(): Promise<string> {
    const { ok, status, body } = await request(oauthUrl, {
      method: 'POST',
      headers: { authorization: `Basic ${basicOf(clientId, clientSecret)}` },
      body: new URLSearchParams({ grant_type: 'account_credentials', account_id: accountId }),
    });
    if (status === 429 || status >= 500) throw new VideoProblem(status === 429 ? 'busy' : 'unreachable');
    if (!ok || typeof body.access_token !== 'string') throw new VideoProblem('credentials');
    cachedToken = { token: body.access_token, until: Date.now() + Number(body.expires_in ?? 0) * 1000 - early };
    return cachedToken.token;
  }

  return {
    current() {
      if (cachedToken && cachedToken.until > Date.now()) return Promise.resolve(cachedToken.token);
      renewal ??= renew().finally(() => {
        renewal = null;
      });
      return renewal;
    },
    drop(token) {
      if (cachedToken?.token === token) cachedToken = null;
    },
  };
}
