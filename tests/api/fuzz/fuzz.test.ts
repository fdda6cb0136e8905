import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { smallBody } from '#api/engine/requests/body_limits.ts';
import { sampler } from '#tests/support/sample.ts';
import { openSchool, type School } from '#tests/support/school.ts';
import { faultsOf } from '../problem.ts';
import { bad } from './faults.ts';
import { fingerprint } from './fingerprint.ts';
import { type Target, targets } from './targets.ts';

let school: School;
let calls: Target[];
beforeAll(async () => {
  school = await openSchool();
  const samples = await sampler(school);
  await samples.fill();
  calls = await targets(school, samples);
  for (const person of people) await school.as(person);
});
afterAll(() => school.close());

/** Whether one of the fields is named, or a member of it. */
const names = (errors: object, fields: string[]) =>
  Object.keys(errors).some((one) => fields.some((field) => one === field || one.startsWith(`${field}.`)));

const people = ['admin', 'coordinator', 'customer-service', 'teacher', 'student', 'new', 'nobody'];

test('whatever is wrong with a body, it is said, and nothing is done', async () => {
  const before = await fingerprint(school.knex);
  const drawn = fc
    .nat()
    .chain((at) => fc.tuple(fc.constant(calls[at % calls.length] as Target), fc.nat()))
    .chain(([target, at]) =>
      fc.tuple(fc.constant(target), bad(target), fc.constantFrom(target.who, people[at % people.length] as string)),
    );
  await fc.assert(
    fc.asyncProperty(drawn, async ([target, { text, headers, status, fields = [] }, who]) => {
      const person = await school.as(who);
      const answer = await school.app.inject({
        method: target.method,
        url: target.url,
        payload: text,
        headers: { ...person.headers, 'content-type': 'application/json', ...headers },
      } as InjectOptions);
      const said = `${who} ${target.method} ${target.url} ${answer.statusCode} ${answer.body}`;
      expect(faultsOf(answer, 'es'), said).toEqual([]);
      // A long text may be more than the route reads at all.
      const long = text.length > smallBody ? [413] : [];
      if (who !== target.who) expect(Math.floor(answer.statusCode / 100), said).toBe(4);
      else expect([status, ...long], said).toContain(answer.statusCode);
      if (who === target.who && answer.statusCode === 422) expect(names(answer.json().errors, fields), said).toBe(true);
    }),
    { numRuns: 3000, endOnFailure: true },
  );
  expect(await fingerprint(school.knex)).toEqual(before);
});

test('a body with as many values as there is room for is refused too', async () => {
  const admin = await school.as('admin');
  const many = (count: number) => ({ 'not there': Array(count).fill(0) });
  expect((await admin.post('/api/groups', many(500_000))).statusCode).toBe(413);
  const answer = await admin.post('/api/questions', many(500_000));
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['not there']]);
});

test('of a body that is wrong in every member the first twenty are told', async () => {
  const admin = await school.as('admin');
  const strange = Object.fromEntries(Array.from({ length: 15_000 }, (_, at) => [`member${at}`, at]));
  const answer = await admin.post('/api/questions', strange);
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([
    422,
    expect.toSatisfy((all) => all.length === 20),
  ]);
  expect(answer.body.length).toBeLessThan(5000);
});

test('whoever has not signed in sends little', async () => {
  const nobody = await school.as('nobody');
  for (const url of ['/api/students/login', '/api/passwords/forgot', '/api/passwords/reset', '/api/nothing']) {
    const answer = await nobody.post(url, { username: 'x'.repeat(17_000) });
    expect([url, answer.statusCode]).toEqual([url, 413]);
  }
});
