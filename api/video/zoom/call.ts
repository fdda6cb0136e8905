import type { ZoomSettings } from '../../configuration.ts';
import { problemIn } from './refusals.ts';
import { request, type ZoomAnswer } from './request.ts';
import type { Tokens } from './token.ts';

interface CallParts {
  body?: object;
  query?: Record<string, string>;
}

/** Calls Zoom's API and answers the body. @throws VideoProblem for every refusal */
export type Call = (method: string, path: string, request?: CallParts) => Promise<ZoomAnswer>;

/** The token is Zoom's to end: one that is not accepted is asked for anew, once. */
export function callOf({ apiUrl }: ZoomSettings, tokens: Tokens): Call {
  return async (method, path, { body, query } = {}) => {
    const url = `${apiUrl}${path}${query ? `?${new URLSearchParams(query)}` : ''}`;
    const send = async () => {
      const token = await tokens.current();
      const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) };
      const answer = await request(url, { method, headers, body: body && JSON.stringify(body) });
      if (answer.status === 401) tokens.drop(token);
      return answer;
    };
    const first = await send();
    const answer = first.status === 401 ? await send() : first;
    if (!answer.ok) throw problemIn(answer);
    return answer.body;
  };
}

/** All entries of a list that comes in pages. */
export async function allPages(call: Call, path: string, member: string, query: Record<string, string> = {}) {
  const entries: ZoomAnswer[] = [];
  let next = '';
  do {
    const page = await call('GET', path, {
      query: { ...query, page_size: '300', ...(next && { next_page_token: next }) },
    });
    entries.push(...((page[member] ?? []) as ZoomAnswer[]));
    next = String(page.next_page_token ?? '');
  } while (next);
  return entries;
}
