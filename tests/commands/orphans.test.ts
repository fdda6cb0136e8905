import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Closing } from '#api/commands/steps/command.ts';
import { takeOver } from '#api/commands/steps/take_over.ts';
import { readConfiguration } from '#api/configuration.ts';
import { noteHolder } from '#api/postgres/hold.ts';
import { isAlive, waitForEnd } from '#api/postgres/processes.ts';

let folder: string;
const started: ChildProcess[] = [];
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'learning-center-orphans-'));
});
afterAll(() => {
  for (const child of started) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

const at = (name: string) => path.join(folder, name);

/** Runs a script of ours with its own process. */
function run(name: string, script: string): ChildProcess {
  writeFileSync(at(name), script);
  const child = spawn(process.execPath, [at(name)], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { PATH: process.env.PATH } as never,
  });
  started.push(child);
  return child;
}

const written = (name: string) => (existsSync(at(name)) ? readFileSync(at(name), 'utf8') : '');

test('a command whose parent was killed closes what it opened, however long that takes', async () => {
  const command = JSON.stringify(path.resolve('api/commands/steps/command.ts'));
  writeFileSync(
    at('child.mjs'),
    `import { writeFileSync } from 'node:fs';
    import { setTimeout as sleep } from 'node:timers/promises';
    const { command } = await import(${command});
    await command(async (closing) => {
      closing.push(async () => { await sleep(2500); writeFileSync(${JSON.stringify(at('closed'))}, 'whole'); });
      writeFileSync(${JSON.stringify(at('pid'))}, String(process.pid));
      return 'stay';
    });`,
  );
  const parent = run(
    'parent.mjs',
    `import { fork } from 'node:child_process'; fork(${JSON.stringify(at('child.mjs'))});`,
  );
  await expect.poll(() => written('pid'), { timeout: 30_000 }).not.toBe('');
  const child = Number(written('pid'));
  parent.kill('SIGKILL');
  expect(await waitForEnd(child, 30_000)).toBe(true);
  expect(written('closed')).toBe('whole');
});

const configuration = (port: number) => readConfiguration({ NODE_ENV: 'test', DATA_DIR: folder, PORT: String(port) });

test.skipIf(process.platform === 'win32')(
  'a server that nobody keeps up any more, and that does not end, is ended by the next start',
  async () => {
    const server = run('server.mjs', 'process.on("SIGTERM", () => undefined); setInterval(() => undefined, 1000);');
    await expect.poll(() => server.pid && isAlive(server.pid)).toBe(true);
    server.kill('SIGSTOP');
    noteHolder(at('server-4187.hold'), server.pid as number);
    const closing: Closing = [];
    expect(await takeOver(configuration(4187), closing)).toBe(at('server-4187.hold'));
    expect(isAlive(server.pid as number)).toBe(false);
    for (const close of closing) await close();
  },
);

test('a start leaves alone what has the number of a server that has ended, and who keeps one up', async () => {
  // The number was given to somebody else since.
  writeFileSync(at('server-4188.hold'), JSON.stringify({ pid: process.pid, birth: 'another day' }));
  const closing: Closing = [];
  await takeOver(configuration(4188), closing);
  await expect(takeOver(configuration(4188), [])).rejects.toThrow(`in use at port 4188 by process ${process.pid}`);
  for (const close of closing) await close();
  await takeOver(configuration(4188), closing);
  expect(await takeOver(configuration(0), [])).toBeNull();
});
