import { answerers } from '../answerers.ts';
import { Problem } from '../engine/errors.ts';
import type { Inspection } from './inspection.ts';

/** A file of ten megabytes can hold millions of tags, and parsing them blocks the process. */
const ask = answerers(new URL('./inspection.ts', import.meta.url), {
  places: 2,
  milliseconds: 15_000,
  megabytes: 128,
});

/**
 * What `inspection.ts` reads of a file; null where it cannot be read within the limits of time and memory.
 * @param signal ends it with the client who has sent the file
 * @throws Problem 408 when the client has disconnected
 */
async function inspect<T>(question: Inspection, signal?: AbortSignal): Promise<T | null> {
  const answer = await ask<T>(question, signal);
  if (signal?.aborted) throw new Problem(408, 'http_408');
  return answer;
}

export const mimeOf = (file: string, signal?: AbortSignal) => inspect<string>({ what: 'mime', file }, signal);
export const durationOf = (file: string, signal?: AbortSignal) => inspect<number>({ what: 'duration', file }, signal);
