import type { ChildProcess } from 'node:child_process';
import { startApart } from './apart.ts';
import { gate } from './gate.ts';

interface Limits {
  /** How many work at a time; others wait. */
  places: number;
  /** For one question, from when it is asked. */
  milliseconds: number;
  megabytes: number;
}

/** How long an idle process waits for the next question: starting one takes a second. */
const patience = 10_000;

/**
 * Processes that answer one question after another (`answerApart` is their side of it). One that takes too long, or more
 * memory than it has, or whose caller has left, is ended, and another begins.
 * @returns what asks: the answer, or null where there is none within the limits
 */
export function answerers(module: URL, { places, milliseconds, megabytes }: Limits) {
  const inTurn = gate(places);
  const idle = new Map<ChildProcess, NodeJS.Timeout>();

  return <T>(question: unknown, signal?: AbortSignal): Promise<T | null> =>
    inTurn(async () => {
      if (signal?.aborted) return null;
      const one = wake() ?? startApart(module, megabytes, false);
      const answer = await ask<T>(one, question, signal);
      if (one.connected && !one.killed) rest(one);
      return answer;
    });

  async function ask<T>(one: ChildProcess, question: unknown, signal?: AbortSignal): Promise<T | null> {
    const end = () => one.kill('SIGKILL');
    const late = setTimeout(end, milliseconds);
    signal?.addEventListener('abort', end);
    const { promise, resolve, reject } = Promise.withResolvers<T | null>();
    const endWithout = () => resolve(null);
    one.once('message', resolve).once('exit', endWithout).once('error', reject);
    try {
      // With this callback, a failed send is no unhandled `error` event after the listeners are removed.
      one.send(question as object, (error) => error && reject(error));
      return await promise;
    } finally {
      clearTimeout(late);
      signal?.removeEventListener('abort', end);
      one.off('message', resolve).off('exit', endWithout).off('error', reject);
    }
  }

  function wake(): ChildProcess | undefined {
    for (const [one, resting] of idle) {
      clearTimeout(resting);
      idle.delete(one);
      if (!one.connected) continue;
      one.ref();
      one.channel?.ref();
      return one;
    }
    return undefined;
  }

  /** An idle process does not keep this one from exiting. */
  function rest(one: ChildProcess): void {
    one.unref();
    one.channel?.unref();
    idle.set(one, setTimeout(() => forget(one), patience).unref());
  }

  function forget(one: ChildProcess): void {
    idle.delete(one);
    one.kill('SIGKILL');
  }
}

/** The side of the process: answers each question, and ends with its parent. */
export function answerApart<Question>(answer: (question: Question) => Promise<unknown>): void {
  process.once('disconnect', () => process.exit());
  process.on('message', async (question) => process.send?.(await answer(question as Question)));
}
