import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Entity } from '#api/engine/define.ts';
import { throughReferences } from '#api/engine/through_references.ts';
import { openSchool, type School } from '#tests/support/school.ts';

let school: School;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

test('a record says the names that its references lead to, over several of them too', async () => {
  const coordinator = await school.as('coordinator');
  const [pair] = (await coordinator.get('/api/consecutive_classes')).json();
  const line = (await coordinator.get(`/api/schedules/${pair.first_schedule_id}`)).json();
  const level = (await coordinator.get(`/api/levels/${line.level_id}`)).json();
  const period = (await coordinator.get(`/api/periods/${line.period_id}`)).json();
  expect(line).toMatchObject({
    level_name: level.name,
    english_level_name: level.english_name,
    period_name: period.name,
  });
  const { weekday, start_time } = line;
  expect(pair).toMatchObject({ level_name: level.name, weekday, start_time, local_date: null });
});

test('a reference is said in words in a list for people', async () => {
  const csv = (await (await school.as('coordinator')).get('/api/consecutive_classes.csv?columns=["first_schedule_id"]'))
    .body;
  expect(csv).toMatch(/^[^\n]*\n"?\p{L}.+, \p{L}+ \d{2}:\d{2}.* \(Periodo en curso\)/u);
});

test('whoever may not read the record that is led to is not told its name', async () => {
  const { entities } = school.app.engine;
  const licence = { 'x-computed': true, 'x-of': 'licence_id.email' };
  const classes = entities.get('classes') as Entity;
  const { properties } = classes.schema;
  const led = { ...classes, schema: { ...classes.schema, properties: { ...properties, licence } } };
  const sqlFor = (role: string) => {
    const ctx = { caller: { role }, trx: school.knex } as never;
    return throughReferences(led as never, entities)
      ?.licence?.(ctx)
      .toString();
  };
  expect(sqlFor('coordinator')).toContain('"licences"."email"');
  expect(sqlFor('teacher')).toBe('coalesce(null)');
});

test('a way that is none stops the server with a sentence', () => {
  const { entities } = school.app.engine;
  const broken = { ...(entities.get('schedules') as Entity) };
  broken.schema = { ...broken.schema, properties: { lost: { 'x-of': 'weekday.name' } } };
  expect(() => throughReferences(broken, entities)).toThrow('schedules.json: no reference leads to weekday.name');
});
