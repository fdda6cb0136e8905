import { afterAll, beforeAll, expect, test } from 'vitest';
import { queryOf } from '#admin/pages/dashboard/figures.ts';
import { outside } from '#admin/routing/addresses.ts';
import { guard } from '#schemas/guard.ts';
import type { Dashboard } from '#schemas/types/fragments/dashboard.ts';
import { visitors } from '../auth/visitors.ts';
import { openSchool, type School } from '../support/school.ts';

let school: School;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

test('each number of the dashboard leads to an address whose list has its rows, in its order', async () => {
  const coordinator = await school.as('coordinator');
  const { figures }: Dashboard = (await coordinator.get('/api/staff/dashboard')).json();
  for (const figure of figures.filter(({ sum }) => !sum)) {
    const address = new URLSearchParams(queryOf(figure));
    const asked = new URLSearchParams({ filter: address.get('filter') ?? '' });
    if (address.has('sort')) asked.set('sort', JSON.stringify([address.get('sort'), address.get('order')]));
    const answer = await coordinator.get(`/api/${figure.entity}?${asked}`);
    expect(answer.statusCode, `${figure.name} ${answer.body}`).toBe(200);
    expect(Number(String(answer.headers['content-range']).split('/')[1]), figure.name).toBe(figure.count);
  }
});

test.each(['admin', 'coordinator'] as const)('the list behind each number opens for who sees it: %s', async (role) => {
  const { figures }: Dashboard = (await (await school.as(role)).get('/api/staff/dashboard')).json();
  const opens = (path: string) => 'allow' in guard(visitors[role], path);
  for (const { entity } of figures) {
    const { pathname } = outside({ pathname: `/${entity}`, search: '' }, () => undefined, {}, opens);
    expect(opens(pathname), `${entity}: ${pathname}`).toBe(true);
  }
});
