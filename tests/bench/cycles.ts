import { Agent, request } from 'node:http';
import { answerTo } from '#tests/support/answer.ts';

/** Start, ten saves and submission, as often as they are done in a second. */
export interface Cycles {
  rate: number;
  /** Milliseconds of a whole cycle. */
  p50: number;
  p95: number;
  wrong: number;
}

const saves = 10;
const [warmUp, seconds] = [1, Number(process.env.BENCH_SECONDS ?? 3) * 2];

type Headers = Record<string, string>;
// biome-ignore lint/suspicious/noExplicitAny: what the server answers
type Answered = any;

/** Each student goes through the exercise again and again, one call after the other. */
export async function ride(origin: string, form: number, students: Headers[]): Promise<Cycles> {
  const agent = new Agent({ keepAlive: true, maxSockets: students.length });
  await Promise.all(students.map((headers) => go(warmUp, origin, form, headers, agent)));
  const began = performance.now();
  const found = (await Promise.all(students.map((headers) => go(seconds, origin, form, headers, agent)))).flat();
  const gone = (performance.now() - began) / 1000;
  agent.destroy();
  const right = found.filter((time) => time > 0).sort((one, other) => one - other);
  const at = (share: number) => Math.round(right[Math.floor(right.length * share)] ?? 0);
  return { rate: right.length / gone, p50: at(0.5), p95: at(0.95), wrong: found.length - right.length };
}

/** @returns the milliseconds of each cycle; -1 for one that was not answered as it should be */
async function go(span: number, origin: string, form: number, headers: Headers, agent: Agent): Promise<number[]> {
  const call = (method: string, path: string, body?: object) => send(origin + path, method, headers, agent, body);
  const times: number[] = [];
  const until = performance.now() + span * 1000;
  while (performance.now() < until) {
    const began = performance.now();
    const { id, schema } = (await call('POST', `/api/exercise_forms/${form}/start`)).body;
    const names = Object.keys(schema.properties);
    let fine = true;
    for (let seq = 1; seq <= saves; seq += 1) {
      const name = names[seq % names.length] as string;
      const answers = { [name]: answerTo(schema.properties[name], `answer ${seq}`) };
      const { status, body } = await call('PATCH', `/api/attempts/${id}`, { seq, answers });
      fine &&= status === 200 && name in body.answers;
    }
    const { status, body } = await call('POST', `/api/attempts/${id}/submit`);
    fine &&= status === 200 && body.status === 'completed';
    times.push(fine ? performance.now() - began : -1);
  }
  return times;
}

function send(url: string, method: string, headers: Headers, agent: Agent, body?: object) {
  const payload = body && JSON.stringify(body);
  const json = payload ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) } : {};
  return new Promise<{ status: number; body: Answered }>((resolve, reject) => {
    const asked = request(url, { method, agent, headers: { ...headers, ...json } }, (answer) => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece) => pieces.push(piece));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, body: JSON.parse(Buffer.concat(pieces).toString() || 'null') }),
      );
    });
    asked.on('error', reject);
    asked.end(payload);
  });
}
