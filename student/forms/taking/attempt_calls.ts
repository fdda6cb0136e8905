import type { StudentAttempt } from '#schemas/types/entities/attempts.ts';
import { answersOf, type PendingAnswers } from './stored_answers.ts';

const addressOf = (attempt: number) => `/api/attempts/${attempt}`;

/** Sends answers to be saved under the highest of their numbers, of which null clears. */
export function saveAnswers(attempt: number, waiting: PendingAnswers, options: RequestInit): Promise<Response> {
  const seq = Math.max(...Object.values(waiting).map((pending) => pending.seq));
  return fetch(addressOf(attempt), {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ seq, answers: answersOf(waiting) }),
    ...options,
  });
}

const reading = new Map<number, Promise<StudentAttempt | null>>();

/** An attempt as the server has it; null where it cannot be read. Concurrent calls share one request. */
export function readAttempt(attempt: number): Promise<StudentAttempt | null> {
  const read = async () => {
    const answer = await fetch(addressOf(attempt)).catch(() => null);
    return answer?.ok ? answer.json().catch(() => null) : null;
  };
  const shared = reading.get(attempt) ?? read().finally(() => reading.delete(attempt));
  reading.set(attempt, shared);
  return shared;
}
