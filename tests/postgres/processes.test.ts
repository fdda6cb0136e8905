import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { isAlive } from '#api/postgres/processes.ts';

/** What a process says that may open few files, and has opened as many as it may. */
function withoutFiles(script: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'learning-center-files-'));
  const file = path.join(folder, 'script.mts');
  const at = (module: string) => JSON.stringify(path.resolve('api/postgres', module));
  writeFileSync(
    file,
    `import { openSync, writeSync } from 'node:fs';
    const { isAlive, birthOf } = await import(${at('processes.ts')});
    const { holderOf, take } = await import(${at('hold.ts')});
    const hold = ${JSON.stringify(path.join(folder, 'hold'))};
    await take(hold);
    const tried = (work) => { try { return work(); } catch (error) { return error.code; } };
    tried(() => { for (;;) openSync('/dev/null', 'r'); });
    writeSync(1, JSON.stringify(${script}));
    process.exit();`,
  );
  const { stdout, stderr } = spawnSync('sh', ['-c', 'ulimit -n 128; exec "$0" "$1"', process.execPath, file], {
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  expect(stderr).toBe('');
  return JSON.parse(stdout);
}

test.skipIf(process.platform !== 'linux')('a process that can open no file takes nobody for dead', () => {
  const told = withoutFiles(
    '[isAlive(process.ppid), isAlive(process.pid), tried(() => holderOf(hold)), tried(() => birthOf(1))]',
  );
  expect(told).toEqual([true, true, 'EMFILE', 'EMFILE']);
});

test('who has ended is not alive, whoever had the number', () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  expect(isAlive(pid)).toBe(false);
  expect([isAlive(process.pid), isAlive(1)]).toEqual([true, true]);
});
