import type { CheckedAnswer } from '#schemas/types/fragments/checked_answer.ts';
import type { Answers } from '../compiled.ts';

/**
 * Has the server check a question.
 * @returns why not: no connection, no session, or the attempt has gone on elsewhere
 */
export async function checkAnswer(
  attempt: number,
  question: string,
  again?: Answers,
): Promise<CheckedAnswer | 'offline' | 'signed_out' | 'changed'> {
  const answer = await fetch(`/api/attempts/${attempt}/check`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ question, ...(again ? { again } : {}) }),
    signal: AbortSignal.timeout(15_000),
  }).catch(() => null);
  if (!answer || answer.status === 429 || answer.status >= 500) return 'offline';
  if (answer.status === 401) return 'signed_out';
  return answer.ok ? answer.json().catch(() => 'offline') : 'changed';
}
