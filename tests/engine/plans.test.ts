import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { ActionHooks, Entity, Row } from '#api/engine/define.ts';
import { openSchool, type Person, type School } from '#tests/support/school.ts';

let school: School;
let groups: Entity;
let coordinator: Person;
let usual: Entity['behaviour'];
beforeAll(async () => {
  school = await openSchool();
  groups = school.app.engine.entities.get('groups') as Entity;
  usual = groups.behaviour;
  coordinator = await school.as('coordinator');
  return () => school.close();
});
afterEach(() => {
  groups.behaviour = usual;
});

/** A group, of which deactivating is what a test says. */
async function group(deactivate: ActionHooks): Promise<Row> {
  const made = (await coordinator.post('/api/groups', { name: `Group ${Math.random()}` })).json();
  groups.behaviour = { actions: { deactivate } };
  return made;
}
const deactivate = ({ id }: Row) => coordinator.post(`/api/groups/${id}/deactivate`);
const may = async ({ id }: Row) => (await coordinator.get(`/api/groups/${id}?can=deactivate`)).json();
const stored = ({ id }: Row) => school.knex('groups').where({ id }).first();
const logged = ({ id }: Row) =>
  school.knex('audit_logs').where({ entity: 'groups', record_id: id, action: 'deactivate' });

describe('an action', () => {
  test('that its plan refuses is refused alike to who asks and to who tries', async () => {
    const possible_at = '2030-01-01T00:00:00.000Z';
    const row = await group({ plan: () => ({ rule: 'forbidden', possible_at }), apply: () => ({ done: true }) });
    expect(await may(row)).toMatchObject({ can: false, rule: 'forbidden', possible_at });
    const answer = await deactivate(row);
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      expect.objectContaining({ rule: 'forbidden', possible_at }),
    ]);
    expect(await stored(row)).toMatchObject({ status: 'active', version: 1 });
  });

  test('writes what its plan changes with the state and the log, and then applies the plan to the row as it has become', async () => {
    const applied: Row[] = [];
    const row = await group({
      plan: ({ name }) => ({ changes: { description: `Was ${name}` }, from: name }),
      apply: ({ status, description }, { from }) => void applied.push({ status, description, from }),
    });
    const answer = (await deactivate(row)).json();
    expect(applied).toEqual([{ status: 'inactive', description: `Was ${row.name}`, from: row.name }]);
    expect(answer).toMatchObject({ id: row.id, status: 'inactive', description: `Was ${row.name}` });
    expect(await stored(row)).toMatchObject({ status: 'inactive', version: 2, description: answer.description });
    expect(await logged(row)).toMatchObject([{ after: { status: 'inactive', description: answer.description } }]);
  });

  test('of which the schema names no result answers the row as the caller sees it, whatever it returns', async () => {
    const row = await group({ apply: () => ({ secret: 'kept' }) });
    const answer = (await deactivate(row)).json();
    expect(answer).toMatchObject({ id: row.id, name: row.name, status: 'inactive' });
    expect(answer).not.toHaveProperty('secret');
  });

  test('that was done before answers the row as it stands and writes nothing', async () => {
    const row = await group({ plan: () => 'done', apply: () => ({ done: true }) });
    expect((await deactivate(row)).json()).toMatchObject({ id: row.id, status: 'active' });
    expect([await stored(row), await logged(row)]).toEqual([expect.objectContaining({ version: 1 }), []]);
  });

  test('is planned without an input for who only asks', async () => {
    const inputs: unknown[] = [];
    const row = await group({ plan: (_row, input) => void inputs.push(input) });
    expect(await may(row)).toEqual({ can: true });
    await deactivate(row);
    expect(inputs).toEqual([null, {}]);
  });

  test('that does all at once may refuse at once: its row is not locked for that', async () => {
    const row = await group({ at_once: async () => ({ rule: 'forbidden' }), plan: () => null });
    const other = await school.knex.transaction();
    await other('groups').where({ id: row.id }).forUpdate();
    expect((await deactivate(row)).statusCode).toBe(409);
    await other.rollback();
  });
});
