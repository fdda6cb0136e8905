import { Worker } from 'node:worker_threads';
import type { Locale } from '#schemas/localize.ts';
import { Problem } from '../engine/errors.ts';
import type { Ready } from './read.ts';
import type { Report } from './told.ts';
import { turns } from './turns.ts';

/** What is to be read, and in which language problems are told. */
export interface Order {
  /** The path of the file; it is there until it has been read. */
  file: string;
  name: string;
  locale: Locale;
  /** Whether the report alone is wanted. */
  dry: boolean;
}

/** What the thread answers: questions, some at a time, then the report; or why nothing can be read. */
export type Part =
  | { questions: Ready[] }
  | { report: Report }
  | { unreadable: { reason: string; params: Record<string, unknown> } };

export interface Read {
  report: Report;
  questions: Ready[];
}

const longest = 20_000;
const resourceLimits = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 64 };

/** Others' requests keep a core, and the machine its memory: more files wait. */
const inTurn = turns(2);

/**
 * Reads a file in a thread of its own, so that nobody else waits for it. Each has a new one: what it took is given back
 * whole and what went wrong in it is gone, which is worth the second that it takes to begin.
 * @param signal ends it: whoever asked has gone
 * @throws Problem 422 for a file of which nothing can be read, or that takes too much time or memory
 */
export const readApart = (order: Order, signal: AbortSignal): Promise<Read> =>
  inTurn(() => read(order, signal), signal);

async function read(order: Order, signal: AbortSignal): Promise<Read> {
  const worker = new Worker(new URL('./reader.ts', import.meta.url), {
    workerData: order,
    resourceLimits,
    execArgv: [],
  });
  const { promise, resolve, reject } = Promise.withResolvers<Read>();
  const questions: Ready[] = [];
  const tooSlow = setTimeout(() => reject(unreadable('too_slow')), longest);
  const leave = () => reject(signal.reason);
  signal.addEventListener('abort', leave);
  worker.on('message', (part: Part) => {
    if ('questions' in part) for (const question of part.questions) questions.push(question);
    else if ('report' in part) resolve({ report: part.report, questions });
    else reject(unreadable(part.unreadable.reason, part.unreadable.params));
  });
  worker.on('error', (error: Error & { code?: string }) =>
    reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? unreadable('too_large') : error),
  );
  worker.on('exit', () => reject(new Error('The reader ended without an answer.')));
  try {
    return await promise;
  } finally {
    clearTimeout(tooSlow);
    signal.removeEventListener('abort', leave);
    await worker.terminate();
  }
}

const unreadable = (reason: string, params: Record<string, unknown> = {}) =>
  new Problem(422, `file_${reason}`, { params });
