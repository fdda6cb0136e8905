import { spawn } from 'node:child_process';
import type { Closing } from './command.ts';

/** Runs a script with this same Node, in this same terminal, and ends it when the command ends. */
export async function run(closing: Closing, words: string[], env: Record<string, string> = {}): Promise<number> {
  const child = spawn(process.execPath, words, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  closing.push(() => void child.kill());
  return new Promise((resolve) => child.on('close', (code) => resolve(code ?? 1)));
}
