import { answerers } from '../answerers.ts';
import { Problem } from '../engine/errors.ts';
import type { Asked } from './inspection.ts';

/** A file of ten megabytes can hold millions of tags: whoever reads them all answers nobody meanwhile. */
const ask = answerers(new URL('./inspection.ts', import.meta.url), {
  places: 2,
  milliseconds: 15_000,
  megabytes: 128,
});

/**
 * What `inspection.ts` reads of a file; null where it cannot be read within the limits of time and memory.
 * @param gone ends it with the client who has sent the file
 * @throws Problem 408 when the client has gone
 */
async function inspect<T>(question: Asked, gone?: AbortSignal): Promise<T | null> {
  const answer = await ask<T>(question, gone);
  if (gone?.aborted) throw new Problem(408, 'http_408');
  return answer;
}

export const mimeOf = (file: string, gone?: AbortSignal) => inspect<string>({ what: 'mime', file }, gone);
export const durationOf = (file: string, gone?: AbortSignal) => inspect<number>({ what: 'duration', file }, gone);
