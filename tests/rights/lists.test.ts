import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSchemas } from '#api/engine/schema/read.ts';
import { staff } from '#schemas/accounts/roles.ts';
import { locales } from '#schemas/localize.ts';
import { pages } from '#schemas/pages.ts';
import { describe as projectionOf } from '#schemas/project.ts';
import { openSchool, type School } from '../support/school.ts';

let school: School;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

const schemas = readSchemas();
const lists = staff.flatMap((role) =>
  pages.flatMap(({ resource, view, app, roles }) =>
    resource && view === 'list' && app !== 'student' && roles.includes(role) ? [{ role, resource }] : [],
  ),
);
const words = (locale: string) =>
  JSON.parse(readFileSync(new URL(`../../schemas/locales/${locale}/admin.json`, import.meta.url), 'utf8')).admin;

describe.each(lists)('$role at the list of $resource', ({ role, resource }) => {
  const schema = schemas.get(resource);
  const projection = schema && projectionOf(resource, schema, role);

  test('sees it without an error, as it is and in order of each column that it shows', async () => {
    const person = await school.as(role);
    const asked = (sort?: string[]) =>
      person.get(`/api/${resource}?${new URLSearchParams(sort ? { sort: JSON.stringify(sort) } : {})}`);
    expect((await asked()).statusCode).toBe(200);
    for (const column of projection?.list.columns ?? []) {
      const { type, items } = projection?.read.properties?.[column] ?? {};
      if (items || type === 'object') continue;
      expect((await asked([column, 'ASC'])).statusCode, column).toBe(200);
    }
  });

  // A school has its settings from the start, and a list in which one may write has the button that begins it.
  const needsWords = resource !== 'settings' && !projection?.create;
  test.for(needsWords ? locales : [])('is told what to do where it is empty, in %s', (locale) => {
    expect(words(locale).empty.origin[resource]).toMatch(/^\p{Lu}.+[.]$/u);
  });
});
