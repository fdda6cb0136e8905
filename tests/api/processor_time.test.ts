import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

const limit = 1_000;

/** How a process ends that limits its processor time before it does this. */
async function endOf(work: string): Promise<unknown[]> {
  const code = `import { limitProcessorTime } from '#api/processor_time.ts'; limitProcessorTime(${limit}); ${work}`;
  return once(spawn(process.execPath, ['--input-type=module', '--eval', code], { stdio: 'inherit' }), 'exit');
}

test('what works on and on is ended when it has used its processor time', async () => {
  expect(await endOf('for (;;);')).toEqual([null, 'SIGXCPU']);
});

test('what waits is left alone, however long', async () => {
  expect(await endOf(`setTimeout(() => process.exit(3), ${limit * 1.5})`)).toEqual([3, null]);
});
