import type { Answers } from '../compiled.ts';

const addressOf = (attempt: number) => `/api/attempts/${attempt}`;

/** Sends answers to be saved, of which null clears. */
export const saveAnswers = (attempt: number, seq: number, answers: Answers, options: RequestInit): Promise<Response> =>
  fetch(addressOf(attempt), {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ seq, answers }),
    ...options,
  });

/** An attempt as the server has it now; null where it cannot be read. */
export async function readAttempt(attempt: number): Promise<{ status: string; answers: Answers } | null> {
  const answer = await fetch(addressOf(attempt)).catch(() => null);
  return answer?.ok ? answer.json().catch(() => null) : null;
}
