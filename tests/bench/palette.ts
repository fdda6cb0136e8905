import { performance } from 'node:perf_hooks';
import type { Served } from '#tests/support/served.ts';
import { staffCookie } from './people.ts';

/** What a person types: two letters, a name that many have, one of few, a number, and what nobody is called. */
const asked = ['an', 'ana', 'ana lop', 'student 4999', 'bench.49999', 'xyzzy'];
const times = 15;

const at = (sorted: number[], part: number) => sorted[Math.floor((sorted.length - 1) * part)] ?? 0;

/** How long the command palette waits for its records, among all of the students. */
export async function printPalette(school: Served): Promise<void> {
  const headers = { cookie: await staffCookie(school), 'sec-fetch-site': 'same-origin' };
  console.log('\nCommand palette, one reader; ms to the answer (aim 100)\n');
  for (const q of asked) {
    const url = `${school.url}/api/search?${new URLSearchParams({ q })}`;
    const taken: number[] = [];
    let found = 0;
    for (let turn = 0; turn < times; turn += 1) {
      const start = performance.now();
      const answer = await (await fetch(url, { headers })).json();
      taken.push(performance.now() - start);
      found = answer.found.length;
    }
    taken.sort((a, b) => a - b);
    console.log(
      `${JSON.stringify(q).padEnd(16)} found ${String(found).padEnd(4)} median ${at(taken, 0.5).toFixed(1)}, 95th percentile ${at(taken, 0.95).toFixed(1)}`,
    );
  }
}
