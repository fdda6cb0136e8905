import { setTimeout as sleep } from 'node:timers/promises';
import { commandOf, isAlive, parentOf } from '../../postgres/processes.ts';
import { Sentence } from '../../sentence.ts';

/** What has to be closed when the command ends, in the order of opening; closed from the last to the first. */
export type Closing = (() => Promise<void> | void)[];

/** How long the same Ctrl-C may keep arriving: the terminal and npm both pass it on. */
const oneKeyPress = 1000;
const patience = 15_000;

/**
 * Runs a command: closes what it opened when it ends, fails, or is asked to stop.
 * A second Ctrl-C does not wait. A fault that is a Sentence shows its sentence alone.
 */
export async function command(main: (closing: Closing) => Promise<number | 'stay'>): Promise<void> {
  const closing: Closing = [];
  let askedAt = 0;
  const finish = async (code: number) => {
    const late = sleep(patience, 'late', { ref: false });
    const closed = (async () => {
      while (closing.length > 0) await closing.pop()?.();
    })();
    process.exit((await Promise.race([closed, late])) === 'late' ? 1 : code);
  };
  const ask = () => {
    if (askedAt > 0 && Date.now() - askedAt < oneKeyPress) return;
    if (askedAt > 0) process.exit(130);
    askedAt = Date.now();
    finish(0).catch(fail);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, ask);
  stopWithParent(() => {
    if (askedAt === 0) ask();
  });
  try {
    const code = await main(closing);
    if (code !== 'stay' && askedAt === 0) await finish(code);
  } catch (error) {
    if (askedAt > 0) return;
    console.error(error instanceof Sentence ? error.message : error);
    await finish(1);
  }
}

const fail = (error: unknown) => {
  console.error(error);
  process.exit(1);
};

/**
 * Under npm or a command of ours: when that was killed and could not tell us, nobody could stop us any more. The channel
 * to a command of ours ends with it, however it ended; npm gives us none, so that its process is looked at.
 */
function stopWithParent(leave: () => void): void {
  if (process.send) process.once('disconnect', leave);
  if (process.send && !process.connected) leave();
  if (!process.env.npm_lifecycle_event || process.send) return;
  const isShell = /^(\/bin\/)?sh -c /.test(commandOf(process.ppid));
  const parent = isShell ? parentOf(process.ppid) : process.ppid;
  if (parent > 1) setInterval(() => isAlive(parent) || leave(), 500).unref();
}
