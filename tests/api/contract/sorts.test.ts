import { afterAll, beforeAll, expect, test } from 'vitest';
import { roles } from '#tests/rights/line.ts';
import { openSchool, type School } from '#tests/support/school.ts';

let school: School;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

test('a list is sorted by each field that its reader sees, also by what is computed', async () => {
  let sorted = 0;
  for (const role of roles) {
    const person = await school.as(role);
    for (const { name, views, schema } of school.app.engine.entities.values()) {
      const { columns, computed } = views[role];
      if (!schema['x-roles'][role]) continue;
      for (const field of [...columns, ...computed]) {
        const sort = encodeURIComponent(JSON.stringify([field, 'DESC']));
        const { statusCode, body } = await person.get(`/api/${name}?sort=${sort}`);
        if (statusCode !== 403) expect(statusCode, `${role} ${name} ${field} ${body}`).toBe(200);
        sorted += 1;
      }
    }
  }
  expect(sorted).toBeGreaterThan(300);
});
