import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ajv } from '#api/engine/schema/ajv.ts';
import { lazily } from '#api/engine/schema/lazily.ts';
import { openSchool, type School } from '#tests/support/school.ts';

let school: School;
let compiled: number;
beforeAll(async () => {
  const compile = vi.spyOn(ajv, 'compile');
  school = await openSchool();
  compiled = compile.mock.calls.length;
});
afterAll(() => school.close());

test('a member is made when it is first asked for, and once', () => {
  const make = vi.fn(() => ({}));
  const made = lazily({ one: make, other: () => expect.unreachable() });
  expect(make).not.toHaveBeenCalled();
  expect(made.one).toBe(made.one);
  expect(make).toHaveBeenCalledOnce();
  expect(Object.keys(made)).toEqual(['one', 'other']);
});

test('a server that starts does not wait for validators that nobody has asked for', () => {
  const { entities } = school.app.engine;
  expect(entities.size).toBeGreaterThan(15);
  expect(compiled).toBeLessThan(entities.size * 3);
});

test('of every entity, what each role sends can be judged and what it is answered can be written', () => {
  for (const { views } of school.app.engine.entities.values())
    for (const { actions, ...view } of Object.values(views)) {
      for (const judge of [view.create, view.update, view.whole, ...Object.values(actions)])
        expect(judge({ 'nobody knows it': 1 })).toBeTypeOf('boolean');
      expect(JSON.parse(view.serialize({ id: 7, version: 1 }))).toMatchObject({ id: 7 });
      expect(JSON.parse(view.serializeList([{ id: 7, version: 1 }]))).toHaveLength(1);
    }
});
