import { type ChildProcess, fork } from 'node:child_process';

/**
 * Starts a module as a process of its own: it may be ended at any moment, and may use up its memory. A thread would begin
 * sooner, but takes the whole server along where it is terminated at the wrong moment, or grows too fast for its limit.
 * @param megabytes of memory for what it makes of its input
 * @param isHeard whether its output appears in the server's log
 */
export function startApart(module: URL, megabytes: number, isHeard = true): ChildProcess {
  const execArgv = [`--max-old-space-size=${megabytes}`, '--max-semi-space-size=16'];
  // It needs no setting, and so knows no secret. What Node has compiled before it need not compile again.
  const { NODE_ENV, NODE_COMPILE_CACHE } = process.env;
  const env = { NODE_ENV, NODE_COMPILE_CACHE };
  const output = isHeard ? 'inherit' : 'ignore';
  return fork(module, { execArgv, env, serialization: 'advanced', stdio: ['ignore', output, output, 'ipc'] });
}
