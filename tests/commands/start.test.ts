import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commandOf, isAlive, waitForEnd } from '#api/postgres/processes.ts';
import { freePort } from '#api/postgres/server.ts';

let folder: string;
let port: number;
const children: ChildProcess[] = [];

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'learning-center-start-'));
  chmodSync(folder, 0o755);
  port = await freePort(0);
});
afterAll(async () => {
  for (const child of children.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null)) {
    child.kill('SIGTERM');
    if (child.pid) await waitForEnd(child.pid, 20_000);
  }
  rmSync(folder, { recursive: true, force: true });
});

interface Started {
  child: ChildProcess;
  output: () => string;
}

/** `npm start` without npm: what is printed until the address is, or until it ends. */
async function start(env: Record<string, string> = {}): Promise<Started> {
  const child = spawn(process.execPath, ['api/commands/run.mjs', 'start'], {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(port),
      DATA_DIR: folder,
      NODE_ENV: 'test',
      ...env,
    } as never,
  });
  children.push(child);
  let output = '';
  await new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        output += chunk;
        if (output.includes('The school is open at')) resolve();
      });
    }
    child.on('exit', () => resolve());
  });
  return { child, output: () => output };
}

const ended = (child: ChildProcess) =>
  new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
const postgres = () => Number(readFileSync(path.join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
const answers = async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).status;

test('the first start opens the demo school and says who may come in', { timeout: 300_000 }, async () => {
  const { child, output } = await start();
  expect(output()).toContain(`The school is open at http://localhost:${port}`);
  expect(await answers()).toBe(200);
  await expect.poll(output).toMatch(/learning-demo:\n\s+staff\s+admin, coordinator/);

  const server = postgres();
  child.kill('SIGINT');
  // npm passes on the Ctrl-C that the terminal has delivered already: it is one all the same.
  child.kill('SIGINT');
  expect(await ended(child)).toBe(0);
  expect(isAlive(server)).toBe(false);
});

test('a killed start is recovered from, and a data folder belongs to one at a time', { timeout: 120_000 }, async () => {
  const { child } = await start();
  expect(await answers()).toBe(200);
  const orphan = postgres();
  child.kill('SIGKILL');
  await ended(child);
  expect(isAlive(orphan)).toBe(true);

  const again = await start();
  expect(await answers()).toBe(200);
  expect(isAlive(orphan)).toBe(false);

  const beside = await start({ DATA_DIR: `${folder}/beside`, DATABASE_URL: 'postgres://nobody:x@127.0.0.1:1/school' });
  expect(beside.output()).toContain('The database school at 127.0.0.1:1 cannot be reached');
  const same = await start({ PORT: String(await freePort(0)) });
  expect(same.output()).toContain(`is in use by process ${again.child.pid}`);
  expect(same.child.exitCode).toBe(1);

  again.child.kill('SIGTERM');
  expect(await ended(again.child)).toBe(0);
});

/** The processes that a process has started. */
const childrenOf = (pid = 0) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
const serverOf = (pid?: number) => childrenOf(pid).find((one) => commandOf(one).includes('serve.ts')) ?? 0;

test.skipIf(process.platform !== 'linux')(
  'a server that falls is started again, later each time, and a signal ends it for good',
  { timeout: 120_000 },
  async () => {
    const { child, output } = await start();
    for (const seconds of ['0.5', '1']) {
      const fallen = serverOf(child.pid);
      process.kill(fallen, 'SIGKILL');
      await expect.poll(output, { timeout: 20_000 }).toContain(`ended by SIGKILL: it starts again in ${seconds} s`);
      await expect.poll(() => answers().catch(() => 0), { timeout: 20_000 }).toBe(200);
      expect(serverOf(child.pid)).not.toBe(fallen);
    }
    const database = postgres();
    const closing = ended(child);
    process.kill(serverOf(child.pid), 'SIGTERM');
    expect(await closing).toBe(0);
    expect(output().match(/it starts again/g)).toHaveLength(2);
    expect(isAlive(database)).toBe(false);
  },
);
