import type { Served } from '#tests/support/served.ts';
import { staffCookie } from '../people.ts';

const rounds = 40;

/** What the dashboard's one query takes in a school of 5,000 students with a year behind them, asked one after the other. */
export async function printDashboard(school: Served): Promise<void> {
  const headers = { cookie: await staffCookie(school), 'sec-fetch-site': 'same-origin' };
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    const answer = await fetch(`${school.url}/api/staff/dashboard`, { headers });
    await answer.json();
    if (!answer.ok) throw new Error(`The dashboard answered ${answer.status}.`);
    times.push(performance.now() - start);
  }
  times.sort((one, other) => one - other);
  const at = (share: number) => (times[Math.floor(share * (rounds - 1))] ?? 0).toFixed(0);
  console.log(`The dashboard: median ${at(0.5)} ms, 95th percentile ${at(0.95)} ms (aim 300)`);
}
