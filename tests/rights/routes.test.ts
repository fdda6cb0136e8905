import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectProblem } from '#tests/api/problem.ts';
import { openSchool, type School } from '#tests/support/school.ts';
import { knownRoutes, routesOf } from './routes.ts';
import { others, roles } from './table.ts';

let school: School;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

test('the table knows every route of the server, and no other', () => {
  const running = routesOf(school.app);
  expect(running.length).toBeGreaterThan(100);
  expect(running.filter((route) => !knownRoutes().includes(route))).toEqual([]);
  expect(knownRoutes().filter((route) => !running.includes(route))).toEqual([]);
});

const call = async (who: string, route: string) => {
  const [method, path = ''] = route.split(' ');
  const url = path.replace(':entity', 'groups').replace(':asset', 'swagger-ui.css').replace(':id', '2147483647');
  const { headers } = await school.as(who);
  // What is told for as long as one listens has no end to wait for.
  const payloadAsStream = path === '/api/events' && who !== 'nobody';
  const answer = await school.app.inject({ method: method as 'GET', url, headers, payloadAsStream });
  if (payloadAsStream) answer.stream().destroy();
  return answer;
};

test('nobody who is not signed in calls anything but what is for anybody', async () => {
  for (const route of knownRoutes().filter((one) => others[one] !== 'anybody'))
    await expectProblem(call('nobody', route), 401);
});

test.each(Object.entries(others).filter(([route]) => !/log(in|out)$/.test(route)))(
  '%s is for those of the table',
  async (route, who) => {
    for (const role of roles) {
      const answer = await call(role, route);
      if (who === 'anybody' || who.includes(role))
        expect([401, 403, 500], `${role} ${answer.body}`).not.toContain(answer.statusCode);
      else await expectProblem(Promise.resolve(answer), 403);
    }
  },
);
