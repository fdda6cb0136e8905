import type { CheckedAnswer } from '#schemas/types/fragments/checked_answer.ts';

/** Why a question could not be checked just now. */
export type Trouble = 'offline' | 'signed_out' | 'changed';

/**
 * Has the server check a question.
 * @param place the attempt, or whatever asks it: 'attempts/7'
 * @returns why not: no connection, no session, or what asks it has gone on elsewhere
 */
export async function checkAnswer(place: string, body: object): Promise<CheckedAnswer | Trouble> {
  const answer = await fetch(`/api/${place}/check`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(15_000),
  }).catch(() => null);
  if (!answer || answer.status === 429 || answer.status >= 500) return 'offline';
  if (answer.status === 401) return 'signed_out';
  return answer.ok ? answer.json().catch(() => 'offline') : 'changed';
}
