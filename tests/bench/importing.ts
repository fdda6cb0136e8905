import { setTimeout as pause } from 'node:timers/promises';
import { costly } from '#tests/question_banks/formats/costly.ts';
import type { Served } from '#tests/support/served.ts';

const chosen = ['ten thousand questions', 'gaps that are closed', 'braces to the last byte', 'XML in one line'];

/** What others notice while somebody imports a file that is hard to read. */
export async function printImporting({ url, knex }: Served, cookie: string): Promise<void> {
  const { id } = await knex('forms').whereNotNull('lesson_id').first('id');
  console.log(
    '\nFiles that are hard to read, as a dry run; the slowest answer that others get meanwhile; the aim is 250 ms',
  );
  for (const name of chosen) {
    const [file, text] = costly[name] as [string, string];
    const began = performance.now();
    const reading = fetch(`${url}/api/exercise_forms/${id}/import?name=${file}&dry=1`, {
      method: 'POST',
      headers: { cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/octet-stream' },
      body: text,
    });
    const slowest = await slowestUntil(reading, url);
    const { status } = await reading;
    if (status >= 500 || status === 401) throw new Error(`${name}: ${status}`);
    console.log(`${name} (${status}): ${Math.round(performance.now() - began)} ms, others ${Math.round(slowest)} ms`);
  }
}

async function slowestUntil(work: Promise<unknown>, url: string): Promise<number> {
  let [slowest, isDone] = [0, false];
  const end = work.finally(() => {
    isDone = true;
  });
  while (!isDone) {
    const began = performance.now();
    await (await fetch(`${url}/healthz`)).arrayBuffer();
    slowest = Math.max(slowest, performance.now() - began);
    await pause(20);
  }
  await end;
  return slowest;
}
