import { VideoProblem } from '../problem.ts';

/** Zoom answers within this time, or the call counts as lost. */
const patience = 10_000;

/** What another server answers is looked at member by member. */
export type ZoomAnswer = Record<string, unknown>;

export interface HttpAnswer {
  ok: boolean;
  status: number;
  headers: Headers;
  body: ZoomAnswer;
}

/**
 * One call by HTTP. It follows no redirect, which would carry the credentials elsewhere.
 * @throws VideoProblem `unreachable` where nothing, or nothing legible, comes back in time
 */
export async function request(url: string, init: RequestInit): Promise<HttpAnswer> {
  try {
    const answer = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(patience) });
    const text = await answer.text();
    return { ok: answer.ok, status: answer.status, headers: answer.headers, body: legible(text) };
  } catch {
    throw new VideoProblem('unreachable');
  }
}

/** A gateway in between answers its errors in HTML. */
function legible(text: string): ZoomAnswer {
  try {
    const body = JSON.parse(text);
    return typeof body === 'object' && body !== null ? body : {};
  } catch {
    return {};
  }
}
