import { Worker } from 'node:worker_threads';

/**
 * Ends this process with SIGXCPU, as a limit of the system would, once it has used so much processor time: whatever keeps
 * it busy, a thread of its own watches. A limit by the clock would count what else the machine does.
 */
export function limitProcessorTime(milliseconds: number): void {
  new Worker(new URL('./processor_watch.ts', import.meta.url), { workerData: milliseconds, execArgv: [] }).unref();
}
