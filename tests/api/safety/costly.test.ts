import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { routesOf } from '#tests/rights/routes.ts';
import { longestBlockOf } from '#tests/support/browser/longest_block.ts';
import { openSchool, type School } from '#tests/support/school.ts';
import { shapes, table } from './costly.ts';

/** Nobody else waits longer for an answer, on a machine that does nothing else. */
const most = 250;

let school: School;
let routes: string[];
const stage = { form: 0, attempt: 0 };
beforeAll(async () => {
  school = await openSchool();
  routes = routesOf(school.app).filter((route) => /^(POST|PUT|PATCH) /.test(route));
  for (const who of ['admin', 'coordinator', 'teacher', 'student']) await school.as(who);
  const lesson = await school
    .knex('forms')
    .join('lessons', 'lessons.id', 'forms.lesson_id')
    .join('users', 'users.current_level_id', 'lessons.level_id')
    .where({ 'users.username': 'student', 'forms.kind': 'exercise', 'forms.status': 'active' })
    .orderBy(['lessons.order', 'forms.order'])
    .first('forms.id');
  stage.form = lesson.id;
  const begun = await (await school.as('student')).post(`/api/exercise_forms/${stage.form}/start`);
  expect(begun.statusCode, begun.body).toBe(200);
  stage.attempt = begun.json().id;
});
afterAll(() => school.close());

async function send(who: string, method: string, url: string, payload: string | Buffer, type = 'application/json') {
  const { headers } = await school.as(who);
  const call = { method, url, payload, headers: { ...headers, 'content-type': type } } as InjectOptions;
  const answer = await school.app.inject(call);
  expect(answer.statusCode, `${who} ${method} ${url} ${answer.body.slice(0, 300)}`).toBeLessThan(500);
  expect(answer.body.length).toBeLessThan(500_000);
}

/** Each route is sent two of the shapes, so that all meet all kinds of routes; with JOURNEYS=wide every one. */
const all = Object.entries(shapes);
const drawn = (index: number) =>
  process.env.JOURNEYS === 'wide' ? all : [all[index % all.length], all[(index + 4) % all.length]];

test('no route that takes a body stands still for what is long and means nothing', { timeout: 600_000 }, async () => {
  const made = new Map(all.map(([name, make]) => [name, make()]));
  const slow: string[] = [];
  expect(routes.length).toBeGreaterThan(80);
  for (const [index, route] of routes.entries()) {
    const [method = '', pattern = ''] = route.split(' ');
    const url = pattern.replace('/attempts/:id', `/attempts/${stage.attempt}`).replace(/:\w+/g, '1');
    const who = /login$|passwords/.test(route)
      ? 'nobody'
      : index % 2 || !url.includes('attempts')
        ? 'admin'
        : 'student';
    for (const [shape] of drawn(index) as typeof all) {
      const still = await longestBlockOf(() => send(who, method, url, made.get(shape) as string));
      if (still > most) slow.push(`${who} ${route} for ${shape}: ${Math.round(still)} ms`);
    }
  }
  expect(slow).toEqual([]);
});

test.for(table)('$name: $who $method $url keeps nobody waiting', async (row) => {
  const { who, method, url, type, body } = row;
  const address = url.replace(':form', String(stage.form)).replace(':attempt', String(stage.attempt));
  const payload = body();
  const still = await longestBlockOf(() => send(who, method, address, payload, type));
  expect(Math.round(still)).toBeLessThan(most);
});
