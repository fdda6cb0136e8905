import type { Answers } from '../compiled.ts';
import { answersOf, type Kept } from './kept.ts';

const addressOf = (attempt: number) => `/api/attempts/${attempt}`;

/** Sends answers to be saved under the highest of their numbers, of which null clears. */
export function saveAnswers(attempt: number, waiting: Kept, options: RequestInit): Promise<Response> {
  const seq = Math.max(...Object.values(waiting).map((kept) => kept.seq));
  return fetch(addressOf(attempt), {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ seq, answers: answersOf(waiting) }),
    ...options,
  });
}

/** An attempt as the server has it now; null where it cannot be read. */
export async function readAttempt(attempt: number): Promise<{ status: string; answers: Answers } | null> {
  const answer = await fetch(addressOf(attempt)).catch(() => null);
  return answer?.ok ? answer.json().catch(() => null) : null;
}
