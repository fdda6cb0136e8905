import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Row } from '#api/engine/define.ts';
import { readSchemas } from '#api/engine/schema/read.ts';
import type { Action, EntitySchema } from '#schemas/dialect.ts';
import { type Sampler, sampler } from '#tests/support/sample.ts';
import { openSchool, type School } from '#tests/support/school.ts';
import { expectProblem } from './problem.ts';
import { scenes } from './stages.ts';

let school: School;
let samples: Sampler;
beforeAll(async () => {
  school = await openSchool();
  samples = await sampler(school);
});
afterAll(() => school.close());

interface Move extends Action {
  entity: string;
  action: string;
  field: string;
  states: string[];
}

/** Every action of every entity that moves a state. */
const moves = [...readSchemas()].flatMap(([entity, schema]) => {
  const { field, actions = {} } = (schema as EntitySchema)['x-states'] ?? {};
  if (!field) return [];
  const states = schema.properties[field]?.enum as string[];
  return Object.entries(actions)
    .filter(([, { to }]) => to !== undefined)
    .map(([action, options]): Move => ({ ...options, entity, action, field, states }));
});

const everybody = ['admin', 'coordinator', 'customer-service', 'teacher', 'student'];
const tableOf = (entity: string) => school.knex(school.app.engine.entities.get(entity)?.table as string);
const stored = (entity: string, id: number): Promise<Row> => tableOf(entity).where({ id }).first();
const logsOf = (entity: string, record_id: number): Promise<Row[]> =>
  school.knex('audit_logs').where({ entity, record_id }).orderBy('id');

/** A record in a state, and everything else as the action needs it. */
async function inState(
  { entity, action, field, roles }: Move,
  state: string,
  role: string = roles[0] as string,
): Promise<{ row: Row; input: Row | undefined }> {
  const scene = scenes[`${entity}.${action}`];
  await scene?.before?.(school);
  const { id } = await samples.record(entity);
  await scene?.ready?.(await stored(entity, id), school, samples, role);
  await tableOf(entity)
    .where({ id })
    .update({ [field]: state, ...scene?.along?.(state) });
  const row = await stored(entity, id);
  const { input: schema } = moves.find((move) => move.entity === entity && move.action === action) as Move;
  const given = scene?.input?.(row) ?? (await samples.input(schema));
  return { row, input: schema && given };
}

describe.each(moves)('$entity: $action', (move) => {
  const { entity, action, field, states, roles, to } = move;
  const from = move.from ?? states;
  const urlOf = (row: Row) => `/api/${entity}/${row.id}/${action}`;
  const may = async (who: string, row: Row) => (await school.as(who)).get(`/api/${entity}/${row.id}?can=${action}`);

  test.each(from)(
    'from %s moves the state, the version and the log, and nothing else, for whoever may',
    async (state) => {
      for (const role of scenes[`${entity}.${action}`]?.by?.(state) ?? roles) {
        const { row, input } = await inState(move, state, role);
        const before = await logsOf(entity, row.id);
        expect((await may(role, row)).json()).toEqual({ can: true });
        const answer = await (await school.as(role)).post(urlOf(row), input);
        expect(answer.statusCode, answer.body).toBe(200);
        const after = await stored(entity, row.id);
        expect([to].flat()).toContain(after[field]);
        if (scenes[`${entity}.${action}`]?.done?.includes(state)) {
          expect([after, await logsOf(entity, row.id)]).toEqual([row, before]);
          continue;
        }
        expect(answer.json()).toMatchObject({ id: row.id, [field]: after[field], version: row.version + 1 });
        const free = [field, 'version', 'updated_at', ...(scenes[`${entity}.${action}`]?.changes ?? [])];
        const changed = Object.keys(row).filter((name) => JSON.stringify(row[name]) !== JSON.stringify(after[name]));
        expect(changed.filter((name) => !free.includes(name))).toEqual([]);
        const { user_id, ...log } = (await logsOf(entity, row.id)).slice(before.length)[0] ?? {};
        expect((await logsOf(entity, row.id)).length).toBe(before.length + 1);
        const { id } = await school.knex('users').where({ username: role }).first('id');
        expect([user_id, log.role, log.action, log.entity]).toEqual([id, role, action, entity]);
        if (state !== after[field]) expect([log.before[field], log.after[field]]).toEqual([state, after[field]]);
      }
    },
  );

  const illegal = states.filter((state) => !from.includes(state));
  test.each(illegal)('from %s is refused with a sentence, said before and after trying alike', async (state) => {
    const { row, input } = await inState(move, state);
    const before = await logsOf(entity, row.id);
    const role = roles[0] as string;
    const told: Row = (await may(role, row)).json();
    expect(told).toMatchObject({ can: false, rule: 'wrong_state', params: { state, action } });
    const refusal = await expectProblem((await school.as(role)).post(urlOf(row), input), 409);
    expect(refusal).toMatchObject({ rule: 'wrong_state', params: { state, action } });
    expect(told.message).toBe(refusal.message);
    expect(await stored(entity, row.id)).toEqual(row);
    expect(await logsOf(entity, row.id)).toEqual(before);
  });

  test('is nothing for other roles, and nothing for nobody', async () => {
    const { row, input } = await inState(move, from[0] as string);
    for (const role of everybody.filter((one) => !(roles as string[]).includes(one))) {
      await expectProblem((await school.as(role)).post(urlOf(row), input), 403);
      await expectProblem((await school.as(role)).post(`/api/${entity}/${action}`, { ids: [row.id], ...input }), 403);
      const told = await may(role, row);
      expect(told.statusCode === 200 ? told.json().can : [403, 404].includes(told.statusCode)).toBe(
        told.statusCode !== 200,
      );
    }
    await expectProblem((await school.as('nobody')).post(urlOf(row), input), 401);
    expect(await stored(entity, row.id)).toEqual(row);
  });

  test('takes nothing that it did not ask for', async () => {
    const { row, input } = await inState(move, from[0] as string);
    const person = await school.as(roles[0] as string);
    for (const field of ['nothing', 'status', 'id', 'constructor'])
      await expectProblem(person.post(urlOf(row), { ...input, [field]: 1 }), 422, [field]);
    for (const field of move.input?.required ?? []) {
      const { [field]: _, ...rest } = input as Row;
      await expectProblem(person.post(urlOf(row), rest), 422, [field]);
    }
    await expectProblem(person.post(`/api/${entity}/2147483647/${action}`, input), 404);
    expect(await stored(entity, row.id)).toEqual(row);
  });
});

describe.each(moves.filter(({ inverse }) => inverse))('$entity: $action and $inverse', (move) => {
  test('lead back to where they began', async () => {
    for (const state of move.from ?? move.states) {
      const { row: made, input = {} } = await inState(move, state);
      await scenes[`${move.entity}.${move.inverse}`]?.ready?.(made, school, samples, String(move.roles[0]));
      const row = await stored(move.entity, made.id);
      const person = await school.as(move.roles[0] as string);
      await person.post(`/api/${move.entity}/${row.id}/${move.action}`, input);
      // What the inverse asks for is the record's as it was before, or what the action was given.
      const inverse = moves.find(({ entity, action }) => entity === move.entity && action === move.inverse) as Move;
      const asked = Object.keys(inverse.input?.properties ?? {}).filter((name) => name in row || name in input);
      const given = Object.fromEntries(asked.map((name) => [name, name in row ? row[name] : (input as Row)[name]]));
      const back = await person.post(`/api/${move.entity}/${row.id}/${move.inverse}`, given);
      expect(back.statusCode, back.body).toBe(200);
      if (move.from?.length === 1) expect((await stored(move.entity, row.id))[move.field]).toBe(state);
    }
  });
});
