import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Row } from '#api/engine/define.ts';
import { readSchemas } from '#api/engine/schema/read.ts';
import { expectProblem } from '#tests/api/problem.ts';
import { type Sampler, sampler } from '#tests/support/sample.ts';
import { openSchool, type Person, type School } from '#tests/support/school.ts';
import { type Line, type Role, roles } from './line.ts';
import { isPatch } from './patches.ts';
import { shares } from './records.ts';
import type { Shares } from './share.ts';
import { table } from './table.ts';

let school: School;
let samples: Sampler;
let share: Shares;
beforeAll(async () => {
  school = await openSchool();
  samples = await sampler(school);
  await samples.fill();
  // The school may have been opened a moment ago: who wrote in it just now may write no faster than a person does.
  await school.knex.raw(`update tickets set created_at = created_at - interval '1 hour'`);
  share = await shares(school, samples);
});
afterAll(() => school.close());

test('the table has a line for every entity', () => {
  expect(Object.keys(table).sort()).toEqual([...readSchemas().keys()].sort());
});

/** What a cell says of a permission: of 'all' records, of the 'own' ones, or of 'none'. */
function saysOf(cell: string, permission: string): string {
  const word = cell.split(' ').find((one) => one.split('.')[0] === permission);
  return word ? (word.split('.')[1] ?? 'all') : 'none';
}

const cells = Object.entries(table).flatMap(([entity, line]) =>
  roles.map((role) => ({ entity, role, line, says: (permission: string) => saysOf(line[role], permission) })),
);

const exists = (entity: string, permission: string) =>
  cells.some((cell) => cell.entity === entity && cell.says(permission) !== 'none');
/** Of some permissions those that somebody has: no route knows the others. */
const existing = (entity: string, ...permissions: string[]) => permissions.filter((one) => exists(entity, one));
const tableOf = (entity: string) => school.app.engine.entities.get(entity)?.table as string;
const unknown = 2 ** 31 - 1;

/** The numbers of records that are the role's own and not; where all are, any of them. */
async function mine(entity: string, role: (typeof roles)[number]): Promise<{ own: number[]; foreign: number[] }> {
  const { where } = school.app.engine.entities.get(entity) as { where: Row };
  const any = () => school.knex(tableOf(entity)).where(where).orderBy('id').limit(2).pluck('id');
  return share[entity]?.[role] ?? { own: await any(), foreign: [] };
}

const listed = async (person: Person, entity: string): Promise<number[]> => {
  const ids: number[] = [];
  for (let first = 0; ; first += 100) {
    const page: Row[] = (await person.get(`/api/${entity}?sort=["id","ASC"]&range=[${first},${first + 99}]`)).json();
    ids.push(...page.map(({ id }) => id));
    if (page.length < 100) return ids;
  }
};

describe.each(cells)('$entity: $role', ({ entity, role, says, line }) => {
  const url = `/api/${entity}`;

  test('reads what the table says, one by one, in lists and in exports', async () => {
    const person = await school.as(role);
    const { own, foreign } = await mine(entity, role);
    if (says('read') === 'none') {
      for (const path of ['', '.csv', `/${own[0] ?? 1}`, `/${unknown}`, '?filter={"q":"a"}'])
        await expectProblem(person.get(url + path), 403);
      return;
    }
    for (const id of own) expect((await person.get(`${url}/${id}`)).statusCode, `${id}`).toBe(200);
    for (const id of [...foreign, unknown]) await expectProblem(person.get(`${url}/${id}`), 404);
    const ids = await listed(person, entity);
    expect(ids).toEqual(expect.arrayContaining(own));
    expect(ids.filter((id) => foreign.includes(id))).toEqual([]);
    for (const id of foreign) {
      expect((await person.get(`${url}?filter={"id":[${id}]}`)).json()).toEqual([]);
      expect((await person.get(`${url}.csv?filter={"id":${id}}`)).body.trim().split('\n')).toHaveLength(1);
    }
  });

  test.each(existing(entity, 'create'))('may %s what the table says', async () => {
    const body = sentBy(role, entity, await samples.body(entity));
    const before = await school.knex(tableOf(entity)).count();
    const call = (await school.as(role)).post(url, body);
    if (says('create') !== 'none') return expect((await call).statusCode, (await call).body).toBe(201);
    await expectProblem(call, 403);
    expect(await school.knex(tableOf(entity)).count()).toEqual(before);
  });

  test.each(existing(entity, 'update', 'delete'))('may %s what the table says', async (permission) => {
    const person = await school.as(role);
    const send = (id: number) =>
      permission === 'update' ? person.put(`${url}/${id}`, {}) : person.del(`${url}/${id}`);
    const { own, foreign } = await mine(entity, role);
    if (says(permission) === 'none') {
      for (const id of [own[0] ?? 1, ...foreign, unknown]) await expectProblem(send(id), 403);
      return;
    }
    for (const id of [...foreign, unknown]) await expectProblem(send(id), 404);
    const make = async (): Promise<Row> =>
      says('create') === 'none' ? samples.record(entity) : (await person.post(url, await samples.body(entity))).json();
    const id = permission === 'update' && own[0] ? own[0] : (await make()).id;
    expect((await send(id)).statusCode).toBe(200);
  });

  test.each(Object.entries(line.actions ?? {}))('does %s to what the table says', async (action, who) => {
    const person = await school.as(role);
    const { own, foreign } = await mine(entity, role);
    const send = (id: number) => act(person, entity, action, id);
    const many = (ids: number[]) => person.post(`${url}/${action}`, { ids, ...inputOf(entity, action) });
    const may = who.includes(role);
    for (const id of [...foreign, unknown, ...(may ? [] : own)]) {
      await expectProblem(send(id), may ? 404 : 403);
      await expectProblem(many([...own, id]), may ? 404 : 403);
    }
    const possible = [200, 409, 422, ...unknowable(line, says('read') === 'own' && own.length === 0)];
    if (may) expect(possible).toContain((await send(await target(entity, role))).statusCode);
  });

  test.each(Object.entries(line.collection ?? {}))('does %s, of no record, as the table says', async (action, who) => {
    const { own } = await mine(entity, role);
    const input = action === 'reorder' ? { ids: own.slice(0, 1) } : inputOf(entity, action);
    const answer = await (await school.as(role)).post(`${url}/${action}`, input);
    expect(who.includes(role) ? (told[entity] ?? [200]) : [403], answer.body).toContain(answer.statusCode);
  });

  test.each(Object.entries(line.queries ?? {}))('asks %s of what the table says', async (query, who) => {
    const person = await school.as(role);
    const { own, foreign } = await mine(entity, role);
    const may = who.includes(role);
    const ask = (id: number) => person.get(`${url}/${id}/${query}${asked[query] ?? ''}`);
    for (const id of [...foreign, unknown, ...(may ? [] : own)]) await expectProblem(ask(id), may ? 404 : 403);
    // Whoever has no record of the kind has nothing to ask about.
    if (says('read') === 'none' || own.length === 0) return;
    const can = (await person.get(`${url}/${own[0]}?can=${query}`)).json();
    expect(can).toMatchObject(may ? { can: true } : { can: false, rule: 'forbidden' });
    // Of a form that was never published nothing is known.
    if (may) expect([200, 404]).toContain((await ask(own[0] as number)).statusCode);
  });

  test.each(Object.entries(line.overall ?? {}))('asks %s, of no record, as the table says', async (query, who) => {
    const answer = await (await school.as(role)).get(`${url}/${query}${asked[query] ?? ''}`);
    expect(answer.statusCode, answer.body).toBe(who.includes(role) ? 200 : 403);
  });
});

/** Of a body what a role may send. */
const sentBy = (role: Role, entity: string, body: Row): Row => {
  const { properties } = school.app.engine.entities.get(entity)?.views[role].projection?.create ?? { properties: body };
  return Object.fromEntries(Object.entries(body).filter(([field]) => field in (properties ?? {})));
};

/** What queries ask for. */
const asked: Record<string, string> = {
  comparison: '?from=1&to=1',
  refusals: '?ids=1&ids=2',
  consequences: '?ids=1&ids=2',
  to_come: '?ids=1&ids=2',
  offered: '?resource=classes',
  page: '?report=students-per-level',
  totals: '?report=students-per-level',
  calendar: '?from=2026-11-23&until=2026-11-30',
  timeline: '?date=2026-12-01',
  export_losses: '?format=gift',
  recovery: '?form_id=1',
  verify: '?code=00000-00000',
};

const act = (person: Person, entity: string, action: string, id: number) =>
  isPatch(entity, action)
    ? person.patch(`/api/${entity}/${id}`, inputOf(entity, action))
    : person.post(`/api/${entity}/${id}/${action}`, inputOf(entity, action));

/**
 * A record to which something may happen: of the students' their own, else a new one that nobody needs. Of attempts at
 * a form a student has but one open.
 */
const target = async (entity: string, role: string): Promise<number> => {
  const own = entity === 'attempts' ? share.attempts?.student : share[entity]?.[role as 'student'];
  const isEverybodysOwn = table[entity]?.admin.startsWith('read.own');
  const isScoped =
    isEverybodysOwn || ['attempts', 'report_schedules'].includes(entity) || role === 'student' || role === 'teacher';
  return (isScoped && own?.own[0]) || (await samples.record(entity)).id;
};

/** Of a form that was never published nothing is known, nor of a kind of which one has no record. */
const unknowable = ({ queries }: Line, hasNone: boolean) => (queries?.versions || hasNone ? [404] : []);

const stay = '0a1b2c3d-0000-4000-8000-000000000000';
/** What is done in rooms is done by who is there, which nobody is: they are told so, and not that it is not theirs to do. */
const stays: Record<string, Record<string, Row>> = {
  sandbox_stays: {
    enter: { meeting_id: 1, device: 'adevice01234567890' },
    sign: { stay },
    say: { stay, text: 'a' },
    raise_hand: { stay, raised: true },
    leave: { stay },
    remove_person: { stay, person: 1 },
    end_for_all: { stay },
  },
};

/** What is said to those who may do something with a whole collection, and for whom there is nothing to do just now. */
const told: Record<string, number[]> = {
  ...Object.fromEntries(Object.keys(stays).map((entity) => [entity, [404, 409]])),
  // Nobody of the demo school has a mistake to review today.
  review_sets: [409],
};

/** What is asked for under a name that means something else elsewhere, or that is asked for nowhere else. */
const ofOne: Record<string, Record<string, Row>> = {
  attempts: { check: { question: 'q1' } },
  review_sets: { check: { question: 'q1', answers: {} } },
  ...stays,
  tickets: {
    reply: { content: 'a' },
    note: { content: 'a' },
    attach: { files: [1] },
    assign: { assigned_to: null },
    set_priority: { priority: 'low' },
    set_category: { category: 'other' },
    merge: { into: unknown },
    rate: { satisfaction: 'good' },
  },
  certificates: { revoke: { reason: 'x' } },
  ticket_readers: { look: { ticket_id: 1, page: 'somepage' } },
};

const inputOf = (entity: string, action: string): Row | undefined => ofOne[entity]?.[action] ?? inputs[action];

/** What actions ask for. */
const inputs: Record<string, Row> = {
  move: { form_id: 1 },
  trouble: { code: 3000 },
  set_alternative_link: { alternative_link: null },
  join: { user_id: 1 },
  match: { registration_id: 1 },
  keep: { form_id: 1, card: 'question-1', draft: null },
  change_type: { student_type: 'normal' },
  change_group: { group_id: 1 },
  merge: { into_id: 1 },
  keep_apart: { other_id: 1 },
  check: { columns: [] },
  import: { invite: false },
  set_level: { level_id: 1, reason: 'x' },
  reset_level: { to: 'current' },
  restore_level: { current_level_id: 1 },
  add_class_taken: { level_id: 1, reason: 'x' },
  take_back_class_taken: { level_id: 1, reason: 'x' },
  add_lesson_taken: { lesson_id: 1, reason: 'x' },
  take_back_lesson_taken: { lesson_id: 1, reason: 'x' },
  set_password: { password: 'a word for the first day' },
  grade: { scores: [{ question: 'q1', score: 0 }] },
  compile: { form_id: 1 },
  try: { form_id: 1, answers: {} },
  restore: { id: 1 },
  look: { form_id: 1, page: 'somepage' },
  leave: { page: 'somepage' },
  assess: { can: null },
  answer: { answers: {} },
  assign: { level_id: 1, reason: 'x' },
  save: { seq: 0, answers: {} },
  restore_version: { version: 1 },
  try_regrading: { version: 1, keep: 'better' },
  regrade: { regrading: 1 },
  accept_variant: { question: 1, part: '', text: 'a', weight: 1 },
  dismiss_variant: { question: 1, part: '', answer: 'a' },
  undo_import: { questions: [] },
  change: { reach: 'all' },
  add_student: { student_id: 1 },
  mark_attendance: { attended: true },
  play: { place: 'q1', resource: 1 },
  duplicate: { name: 'Copia', start_date: '2027-01-01', end_date: '2027-01-31' },
};

test('a coordinator makes no admin, nor anybody one', async () => {
  const coordinator = await school.as('coordinator');
  const { id: role_id } = await school.knex('roles').where({ slug: 'admin' }).first('id');
  const body = await samples.body('staff');
  await expectProblem(coordinator.post('/api/staff', { ...body, role_id }), 403);
  const { id } = await samples.record('staff');
  await expectProblem(coordinator.put(`/api/staff/${id}`, { role_id }), 403);
  expect(await school.knex('users').where({ username: body.username })).toEqual([]);
});
