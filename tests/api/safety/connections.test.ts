import type { AddressInfo } from 'node:net';
import { connect, type Socket } from 'node:net';
import { networkInterfaces } from 'node:os';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { usual } from '#api/connections.ts';
import { problemOf } from '#api/engine/problems.ts';
import { openSchool, type School } from '#tests/support/school.ts';

let school: School;
let port: number;
const limits = { ...usual, header: 1, look: 1, pace: 64, all: 60, each: 20 };
const errors: string[] = [];
beforeAll(async () => {
  const stream = new Writable({
    write(line, _, done) {
      errors.push(String(line));
      done();
    },
  });
  school = await openSchool({ limits, configuration: { logger: { level: 'error', stream } as never } });
  await school.app.listen({ port: 0, host: '0.0.0.0' });
  port = (school.app.server.address() as AddressInfo).port;
});
afterAll(() => school.close());

/** A connection that says something, and what it hears until the other side closes it. */
function open(said: string, host = '127.0.0.1') {
  const socket = connect({ port, host, allowHalfOpen: true });
  let heard = '';
  socket.on('data', (chunk) => (heard += chunk)).on('error', () => undefined);
  if (said) socket.write(said);
  const ended = new Promise<string>((resolve) =>
    socket.on('close', () => resolve(heard)).on('end', () => resolve(heard)),
  );
  return { socket, ended };
}
const post = (path: string, length: number, more = '') =>
  `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n${more}\r\n`;
const opened = () => new Promise<number>((resolve) => school.app.server.getConnections((_, count) => resolve(count)));
const drip = (socket: Socket, piece: string, every: number) => {
  const clock = setInterval(() => socket.write(piece), every);
  socket.on('close', () => clearInterval(clock)).on('end', () => clearInterval(clock));
};

test.each([
  ['nothing at all', ''],
  ['half a header', 'GET /healthz HTTP/1.1\r\nhost: local'],
])('a connection that says %s is closed', async (_, said) => {
  expect(await open(said).ended).toMatch(/^$|^HTTP\/1.1 408 /);
});

test('half a body is answered 408, also where it drips, and of an answered one the connection is closed', async () => {
  const whole = post('/api/students/login', 200);
  const half = open(`${whole}{"username":`);
  const slow = open(whole);
  drip(slow.socket, '"', 500);
  const chunked = open(
    'POST /api/students/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n1\r\n{\r\n',
  );
  for (const answer of await Promise.all([half.ended, slow.ended, chunked.ended])) {
    expect(answer).toMatch(/^HTTP\/1.1 408 Request Timeout\r\n/);
    expect(answer).toContain('application/problem+json');
  }
  expect(await open(post('/api/groups', 1000)).ended).toMatch(/^HTTP\/1.1 401 /);
  await expect.poll(opened).toBe(0);
});

test('a body that breaks off counts as a failed try, and is no error of ours', async () => {
  const failed = () => school.knex('audit_logs').where({ action: 'login_failed' }).pluck('id');
  const before = (await failed()).length;
  const halves = Array.from({ length: 3 }, () => open(`${post('/api/students/login', 200)}{"username":`));
  await expect.poll(opened).toBe(3);
  // Each has been heard before it goes.
  await open('GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n').ended;
  for (const { socket } of halves) socket.destroy();
  await expect.poll(async () => (await failed()).length - before).toBe(3);
  expect(errors).toEqual([]);
});

test('a body that takes its time but comes is read', async () => {
  const body = JSON.stringify({ username: 'student', password: 'x'.repeat(400) });
  const { socket, ended } = open(post('/api/students/login', body.length, 'connection: close\r\n'));
  for (let at = 0; at < body.length; at += 40) {
    await new Promise((resolve) => setTimeout(resolve, 250));
    socket.write(body.slice(at, at + 40));
  }
  expect(await ended).toMatch(/^HTTP\/1.1 (401|422) /);
});

test('of requests that are sent in advance one is answered at a time; of more than four the connection is closed', async () => {
  const { headers } = await school.as('coordinator');
  const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: localhost\r\ncookie: ${headers.cookie}\r\n\r\n`;
  const wrong = JSON.stringify({ username: 'nobody-at-all', password: 'wrong-wrong' });
  const signIn = post('/api/students/login', wrong.length, 'origin: http://localhost\r\n') + wrong;
  const failed = async () => (await school.knex('audit_logs').where({ action: 'login_failed' })).length;
  const before = await failed();
  const first = open(get('/api/events') + signIn);
  await new Promise((resolve) => first.socket.once('data', resolve));
  const alone = open(signIn.replace('\r\n', '\r\nconnection: close\r\n'));
  expect(await alone.ended).toMatch(/^HTTP\/1.1 401 /);
  expect(await failed()).toBe(before + 1);
  await (await school.as('coordinator')).del('/api/admin/logout');
  await expect.poll(failed).toBe(before + 2);
  first.socket.destroy();

  const answers = await open(get('/healthz').repeat(3) + get('/healthz').replace('\r\n', '\r\nconnection: close\r\n'))
    .ended;
  expect(answers.match(/HTTP\/1.1 200 /g)).toHaveLength(4);
  expect(await open(get('/healthz').repeat(200)).ended).not.toMatch(/(HTTP\/1.1 200 .*){5}/s);
});

test('where no file can be opened any more the answer is to try again', () => {
  const full = Object.assign(new Error('EMFILE: too many open files'), { code: 'EMFILE' });
  expect(problemOf(full)).toMatchObject({ status: 503, details: { headers: { 'retry-after': '2' } } });
});

test('so many connections are open at a time, and from another machine fewer', async () => {
  const many = Array.from({ length: limits.all + 20 }, () => open(''));
  await expect.poll(opened).toBeLessThanOrEqual(limits.all);
  await Promise.all(many.map(({ ended }) => ended));
  const outside = Object.values(networkInterfaces())
    .flatMap((one) => one ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
  if (!outside) return;
  const from = Array.from({ length: 40 }, () => open('', outside));
  await expect.poll(opened).toBeLessThanOrEqual(limits.each);
  await Promise.all(from.map(({ ended }) => ended));
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
});
