import { setTimeout as sleep } from 'node:timers/promises';
import { password } from '#tests/support/school.ts';

// biome-ignore lint/suspicious/noExplicitAny: what the API answers
export type Answered = any;
export type Call = (method: string, path: string, body?: object) => Promise<{ status: number; body: Answered }>;

/** Somebody signed in at a browser that tries again until it is answered, as ours does; `again` counts how often. */
export async function visitor(url: () => string, username: string, kind: 'students' | 'admin') {
  const count = { again: 0 };
  const cookie = await signIn(url(), username, kind);
  const call: Call = async (method, path, body) => {
    for (;;) {
      const sent = fetch(`${url()}${path}`, {
        method,
        headers: { cookie, 'sec-fetch-site': 'same-origin', ...(body ? { 'content-type': 'application/json' } : {}) },
        body: body && JSON.stringify(body),
        signal: AbortSignal.timeout(5000),
      });
      const answer = await sent.then(async (one) => ({ status: one.status, body: await one.json() })).catch(() => null);
      if (answer && answer.status < 500) return answer;
      count.again += 1;
      await sleep(150 + Math.random() * 200);
    }
  };
  return { call, count };
}

async function signIn(url: string, username: string, kind: string): Promise<string> {
  const answer = await fetch(`${url}/api/${kind}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ username, password }),
  });
  if (!answer.ok) throw new Error(`${username} could not sign in: ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
}
