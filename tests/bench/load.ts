import autocannon from 'autocannon';

/** A request that is sent over and over. */
export interface Shot {
  method: 'GET' | 'POST';
  url: string;
  /** Made anew for each request: names have to differ. */
  body?: (count: number) => object;
  /** The answer that counts as right. */
  status: number;
}

export interface Figures {
  /** Right answers a second. */
  rate: number;
  median: number;
  p99: number;
  wrong: number;
}

export const connections = 32;
const [warmUp, seconds] = [1, Number(process.env.BENCH_SECONDS ?? 3)];
let count = 0;

/** The two take turns, and the round with the middle ratio is shown: what else the machine does falls on both. */
const rounds = 3;

/** What two servers manage in turns, and the ratio of their rates. */
export async function inTurns<F extends { rate: number }>(bare: () => Promise<F>, product: () => Promise<F>) {
  const found: { plain: F; ours: F; ratio: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const plain = await bare();
    const ours = await product();
    found.push({ plain, ours, ratio: ours.rate / plain.rate });
  }
  found.sort((one, other) => one.ratio - other.ratio);
  return found[Math.floor(rounds / 2)] as (typeof found)[number];
}

/** Sends the shot on 32 connections for a while, after a short while that does not count. */
export async function fire(origin: string, shot: Shot, headers: Record<string, string> = {}): Promise<Figures> {
  await shoot(origin, shot, headers, warmUp);
  return shoot(origin, shot, headers, seconds);
}

async function shoot(origin: string, shot: Shot, headers: Record<string, string>, duration: number): Promise<Figures> {
  const { method, url, body, status } = shot;
  const result = await autocannon({
    url: `${origin}${url}`,
    method,
    headers: body ? { ...headers, 'content-type': 'application/json' } : headers,
    connections,
    duration,
    requests: [{ setupRequest: (request) => (body ? { ...request, body: JSON.stringify(body(++count)) } : request) }],
  });
  const { latency, statusCodeStats, errors } = result;
  const answers = Object.values(statusCodeStats).reduce((sum, found) => sum + found.count, 0);
  const right = statusCodeStats[status]?.count ?? 0;
  return { rate: right / result.duration, median: latency.p50, p99: latency.p99, wrong: answers - right + errors };
}
