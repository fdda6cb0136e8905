import { spawn } from 'node:child_process';

/** A request that is sent over and over. `[<id>]` in the body is another word each time. */
export interface Shot {
  method: 'GET' | 'POST';
  url: string;
  body?: object;
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
const [warmUp, seconds] = [1, Number(process.env.BENCH_SECONDS ?? 6)];

/** Sends the shot on 32 connections for a while, after a short while that does not count. */
export async function fire(origin: string, shot: Shot, headers: Record<string, string> = {}): Promise<Figures> {
  await autocannon(origin, shot, headers, warmUp);
  return autocannon(origin, shot, headers, seconds);
}

async function autocannon(origin: string, { method, url, body, status }: Shot, more: object, duration: number) {
  const headers = { ...more, ...(body ? { 'content-type': 'application/json' } : {}) };
  const words = [
    'node_modules/autocannon/autocannon.js',
    '--json',
    '-n',
    '-c',
    String(connections),
    '-d',
    String(duration),
  ];
  words.push('-m', method, ...Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`]));
  if (body) words.push('-I', '-b', JSON.stringify(body));
  const child = spawn(process.execPath, [...words, `${origin}${url}`], { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  await new Promise((resolve) => child.on('close', resolve));
  const { latency, statusCodeStats, duration: took, errors } = JSON.parse(output);
  const all = Object.values(statusCodeStats as Record<string, { count: number }>).reduce(
    (sum, { count }) => sum + count,
    0,
  );
  const right = statusCodeStats[status]?.count ?? 0;
  return { rate: right / took, median: latency.p50, p99: latency.p99, wrong: all - right + errors } satisfies Figures;
}
