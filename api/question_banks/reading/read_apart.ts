import type { Locale } from '#schemas/localize.ts';
import { startApart } from '../../apart.ts';
import { Problem } from '../../engine/errors.ts';
import type { ImportedQuestion } from '../check_items.ts';
import type { Report } from '../report.ts';
import { turns } from './turns.ts';

/** What is to be read, and the language of the problems. */
export interface Order {
  /** The path of the file; it is there until it has been read. */
  file: string;
  name: string;
  locale: Locale;
  /** The levels of the school, by their order. */
  levels: number[];
  /** Whether the report alone is wanted. */
  dry: boolean;
}

/** What the reader answers: questions, some at a time, then the report; or why nothing can be read. */
export type Part =
  | { questions: ImportedQuestion[] }
  | { report: Report }
  | { unreadable: { reason: string; params: Record<string, unknown> } };

export interface ReadResult {
  report: Report;
  questions: ImportedQuestion[];
}

/** Where the machine is busy a file waits with everybody; what it may cost is the reader's own limit of processor time. */
const patience = 120_000;
const megabytes = 512;

/** Others' requests keep a core, and the machine its memory: more files wait. */
const inTurn = turns(2);

/**
 * Reads a file in a process of its own, so that nobody else waits for it. Each file has a new reader: what it took is
 * given back whole, which is worth the second that it takes to begin.
 * @param signal ends it when the request is gone
 * @throws Problem 422 for a file of which nothing can be read, or that takes too much time or memory
 */
export const readApart = (order: Order, signal: AbortSignal): Promise<ReadResult> =>
  inTurn(() => read(order, signal), signal);

async function read(order: Order, signal: AbortSignal): Promise<ReadResult> {
  const reader = startApart(new URL('./reader.ts', import.meta.url), megabytes);
  const { promise, resolve, reject } = Promise.withResolvers<ReadResult>();
  const questions: ImportedQuestion[] = [];
  const tooSlow = setTimeout(() => reject(unreadable('too_slow')), patience);
  const leave = () => reject(signal.reason);
  signal.addEventListener('abort', leave);
  reader.on('message', (part: Part) => {
    if ('questions' in part) for (const question of part.questions) questions.push(question);
    else if ('report' in part) resolve({ report: part.report, questions });
    else reject(unreadable(part.unreadable.reason, part.unreadable.params));
  });
  reader.on('error', reject);
  reader.on('exit', (code, end) => reject(problemOfEnd(code, end)));
  try {
    reader.send(order);
    return await promise;
  } finally {
    clearTimeout(tooSlow);
    signal.removeEventListener('abort', leave);
    reader.kill('SIGKILL');
  }
}

/** Without memory V8 aborts. */
function problemOfEnd(code: number | null, end: NodeJS.Signals | null): Error {
  if (end === 'SIGXCPU') return unreadable('too_slow');
  if (end === 'SIGABRT' || code === 134) return unreadable('too_large');
  return new Error(`The reader ended: ${code ?? end}.`);
}

const unreadable = (reason: string, params: Record<string, unknown> = {}) =>
  new Problem(422, `file_${reason}`, { params });
