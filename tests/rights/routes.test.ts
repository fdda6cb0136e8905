import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectProblem } from '#tests/api/problem.ts';
import { openSchool, type School } from '#tests/support/school.ts';
import { roles } from './line.ts';
import { knownRoutes, routesOf } from './routes.ts';
import { others } from './table.ts';

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
  return school.app.inject({ method: method as 'GET', url, headers });
};

test('nobody who is not signed in calls anything but what is for anybody', async () => {
  for (const route of knownRoutes().filter((one) => others[one] !== 'anybody'))
    await expectProblem(call('nobody', route), 401);
});

/** Who signs in or out is somebody else afterwards, and events have no end. */
const lasting = /\/log(in|out)$|\/events$/;

test.each(Object.entries(others).filter(([route]) => !lasting.test(route)))(
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
