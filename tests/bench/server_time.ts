import type { Served } from '#tests/support/served.ts';
import { begun, mixed, publishExercise } from './exercise.ts';

const [people, seconds] = [16, Number(process.env.BENCH_SECONDS ?? 3)];

/** How long the server takes for the page of an exercise that was begun: one reader alone, and sixteen at once. */
export async function printServerTime(school: Served): Promise<void> {
  const address = await publishExercise(school, mixed(10));
  const cookie = await begun(school, address);
  const open = async () => {
    const began = performance.now();
    const answer = await fetch(school.url + address, { headers: { cookie, accept: 'text/html' } });
    if (!answer.ok || !(await answer.text()).includes('My sister'))
      throw new Error(`The page answered ${answer.status}.`);
    return performance.now() - began;
  };
  const forAWhile = async () => {
    const times: number[] = [];
    for (const until = performance.now() + seconds * 1000; performance.now() < until; ) times.push(await open());
    return times;
  };
  await forAWhile();
  const alone = inWords(await forAWhile());
  const together = (await Promise.all(Array.from({ length: people }, forAWhile))).flat();
  const rate = (together.length / seconds).toFixed(0);
  console.log(
    `the exercise page by the server, 10 questions: ${alone} alone; ${people} at once ${rate}/s, ${inWords(together)}`,
  );
}

function inWords(times: number[]): string {
  const sorted = times.sort((one, other) => one - other);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(0);
  return `median ${at(0.5)} ms, 95th percentile ${at(0.95)} ms`;
}
