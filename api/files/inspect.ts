import { Piscina } from 'piscina';
import { Problem } from '../engine/errors.ts';
import { gate } from '../gate.ts';

/** A file of ten megabytes can hold millions of tags: whoever reads them all answers nobody meanwhile. */
const [threads, milliseconds, megabytes] = [2, 15_000, 128];

const pool = new Piscina({
  filename: new URL('inspection.ts', import.meta.url).href,
  minThreads: 0,
  maxThreads: threads,
  idleTimeout: 10_000,
  // Who asks for a page comes first.
  niceIncrement: 5,
  resourceLimits: { maxOldGenerationSizeMb: megabytes },
});

/** The time of a file begins when it is read, not while it waits for others. */
const inTurn = gate(threads);

/**
 * What `inspection.ts` reads of a file; null where it cannot be read within the limits of time and memory.
 * @param gone ends the thread with the client who has sent the file
 * @throws Problem 408 when the client has gone
 */
const inspect = <T>(name: string, file: string, gone?: AbortSignal): Promise<T | null> =>
  inTurn(async () => {
    if (gone?.aborted) throw new Problem(408, 'http_408');
    const late = AbortSignal.timeout(milliseconds);
    try {
      return await pool.run(file, { name, signal: gone ? AbortSignal.any([gone, late]) : late });
    } catch {
      if (gone?.aborted) throw new Problem(408, 'http_408');
      return null;
    }
  });

export const mimeOf = (file: string, gone?: AbortSignal) => inspect<string>('mimeOf', file, gone);
export const durationOf = (file: string, gone?: AbortSignal) => inspect<number>('durationOf', file, gone);
