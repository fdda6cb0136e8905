import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Row } from '#api/engine/define.ts';
import { pdf, silence } from '#tests/files/samples.ts';
import { openSchool, type Person, password, type School } from '#tests/support/school.ts';

let school: School;
let student: Person;
let other: Person;
let desk: Person;
let coordinator: Person;

beforeAll(async () => {
  school = await openSchool();
  [student, other, desk, coordinator] = await Promise.all([
    school.as('student'),
    school.as('advanced'),
    school.as('customer-service'),
    school.as('coordinator'),
  ]);
});
afterAll(() => school.close());

const idOf = async (username: string): Promise<number> =>
  (await school.knex('users').where({ username }).first('id'))?.id as number;

/** Opens a ticket as somebody, past the pace at which a person does. */
async function open(person: Person, body: Row = {}): Promise<Row> {
  await school.knex('tickets').update({ created_at: '2026-01-01T00:00:00Z' });
  const answer = await person.post('/api/tickets', {
    subject: 'La clave está mal',
    content: 'Escribí «went».',
    ...body,
  });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}
const act = (person: Person, { id }: Row, action: string, input: Row = {}) =>
  person.post(`/api/tickets/${id}/${action}`, input);
const thread = async (person: Person, { id }: Row) => (await person.get(`/api/tickets/${id}/thread`)).json();
const stored = (table: 'tickets' | 'ticket_replies', id: number) => school.knex(table).where({ id }).first();
const noticesOf = async (username: string, { id }: Row) =>
  school
    .knex('notices')
    .where({ user_id: await idOf(username), entity: 'tickets', record_id: id })
    .orderBy('id')
    .pluck('notice');

describe('a ticket', () => {
  test('is about the student who opens it, with what was looked at as far as the student may read it', async () => {
    const form = await school.knex('forms').where({ kind: 'exercise', status: 'active' }).orderBy('id').first();
    const lesson = await school
      .knex('lessons')
      .where({ id: form?.lesson_id as number })
      .first();
    const question = await school
      .knex('questions')
      .where({ form_id: form?.id as number })
      .first();
    const page = `/levels/level/${lesson?.level_id}/lesson/${lesson?.id}/exercise/${form?.id}/form`;
    const ticket = await open(student, { page, question_id: question?.id });
    expect(ticket).toMatchObject({ form_id: form?.id, question_id: question?.id, status: 'pending', awaits: 'school' });
    expect(ticket.requester_id).toBe(await idOf('student'));
    const { about } = await thread(desk, ticket);
    expect(about).toMatchObject({ form: { id: form?.id, path: page }, question: { id: question?.id, number: 1 } });
    const hidden = await school.knex('meetings').where({ kind: 'particular' }).whereNot('staff_id', 0).first();
    if (hidden) expect((await open(other, { page: `/particular-classes/${hidden.id}` })).meeting_id).toBeNull();
  });

  test('and what is written below it say something: blanks are nothing', async () => {
    const ticket = await open(student);
    const refused = async (person: Person, url: string, body: Row) => {
      const answer = await person.post(url, body);
      expect(answer.statusCode, `${url} ${answer.body}`).toBe(422);
      return Object.keys(answer.json().errors);
    };
    const [reply, note] = ['reply', 'note'].map((action) => `/api/tickets/${ticket.id}/${action}`) as [string, string];
    expect(await refused(student, reply, { content: '   ' })).toEqual(['content']);
    expect(await refused(desk, reply, { content: '\n\u00a0 ' })).toEqual(['content']);
    expect(await refused(desk, note, { content: ' ' })).toEqual(['content']);
    expect(await refused(desk, '/api/tickets', { subject: ' ', content: ' ' })).toEqual(['subject', 'content']);
    expect(await school.knex('ticket_replies').where({ ticket_id: ticket.id })).toEqual([]);
  });

  test('is due by its priority, anew after each answer, and not at all once it is solved', async () => {
    const ticket = await open(student);
    const hours = async () => {
      const { due_at } = (await stored('tickets', ticket.id)) as Row;
      return due_at && Math.round((Date.parse(due_at) - Date.now()) / 3_600_000);
    };
    expect(await hours()).toBe(24);
    await act(desk, ticket, 'set_priority', { priority: 'urgent' });
    expect(await hours()).toBe(2);
    await school.knex('tickets').where({ id: ticket.id }).update({ due_at: '2026-01-01T00:00:00Z' });
    expect((await desk.get('/api/tickets/counts')).json().overdue).toBeGreaterThan(0);
    await act(desk, ticket, 'reply', { content: 'Lo revisamos.' });
    expect(await hours()).toBe(2);
    await act(desk, ticket, 'solve');
    expect(await hours()).toBeNull();
  });

  test('is answered, solved, opened again by an answer, and rated with one click', async () => {
    const ticket = await open(student);
    expect((await act(desk, ticket, 'reply', { content: 'Gracias.' })).statusCode).toBe(200);
    expect(await noticesOf('student', ticket)).toEqual(['ticket_answered']);
    expect(await stored('tickets', ticket.id)).toMatchObject({ awaits: 'requester' });
    expect((await act(desk, ticket, 'solve')).json()).toMatchObject({ status: 'solved' });
    expect((await thread(coordinator, ticket)).about.closed_by).toMatch(/^Gabriela/);
    expect((await thread(student, ticket)).about.closed_by).toBeNull();
    expect((await act(student, ticket, 'rate', { satisfaction: 'good' })).json()).toMatchObject({
      satisfaction: 'good',
    });
    expect((await act(student, ticket, 'reply', { content: 'Sigue igual.' })).json()).toMatchObject({
      status: 'pending',
      satisfaction: null,
      awaits: 'school',
    });
    expect(await noticesOf('customer-service', ticket)).toEqual(['ticket_reply']);
    expect(await stored('tickets', ticket.id)).toMatchObject({ solved_by: null, solved_at: null });
  });

  test('is taken by one, and given to somebody of the desk alone', async () => {
    const ticket = await open(student);
    expect((await act(desk, ticket, 'take')).json().assigned_to).toBe(await idOf('customer-service'));
    const refused = await act(coordinator, ticket, 'take');
    expect(refused.statusCode).toBe(409);
    expect(refused.json().rule).toBe('taken');
    expect((await act(desk, ticket, 'assign', { assigned_to: await idOf('teacher') })).statusCode).toBe(422);
    expect((await act(desk, ticket, 'assign', { assigned_to: await idOf('coordinator') })).statusCode).toBe(200);
    expect(await noticesOf('coordinator', ticket)).toEqual(['ticket_assigned']);
    await act(coordinator, ticket, 'read');
    expect(
      await school.knex('notices').where({ entity: 'tickets', record_id: ticket.id }).whereNull('read_at'),
    ).toEqual([]);
  });

  test("is not answered past a colleague's reply that was not read", async () => {
    const ticket = await open(student);
    await act(desk, ticket, 'reply', { content: 'Ya lo vi.' });
    const refused = await act(coordinator, ticket, 'reply', { content: 'Lo veo.', after: null });
    expect(refused.json().rule).toBe('answered_meanwhile');
    const last = (await thread(coordinator, ticket)).entries.at(-1).id;
    expect((await act(coordinator, ticket, 'reply', { content: 'Lo veo.', after: last })).statusCode).toBe(200);
  });

  test('goes into another of the same person, whose thread then holds both, and comes out again', async () => {
    const [first, second, strange] = [await open(student), await open(student), await open(other)];
    expect((await act(desk, second, 'merge', { into: strange.id })).json().rule).toBe('other_requester');
    expect((await act(desk, second, 'merge', { into: second.id })).statusCode).toBe(422);
    await act(desk, first, 'solve');
    expect((await act(desk, second, 'merge', { into: first.id })).json().rule).toBe('closed_already');
    await act(desk, first, 'reopen');
    expect((await act(desk, second, 'merge', { into: first.id })).json()).toMatchObject({ status: 'discarded' });
    expect((await thread(student, first)).entries.map(({ ticket_id }: Row) => ticket_id)).toEqual([
      first.id,
      second.id,
    ]);
    expect((await act(student, second, 'reopen')).json().rule).toBe('discarded_ticket');
    expect((await act(desk, second, 'reopen')).json()).toMatchObject({ status: 'pending', merged_into: null });
    expect((await thread(student, first)).entries).toHaveLength(1);
  });

  test('is opened five times in a minute and no more', async () => {
    await school.knex('tickets').update({ created_at: '2026-01-01T00:00:00Z' });
    const send = () => other.post('/api/tickets', { subject: 'Otra vez', content: 'No abre.' });
    for (const _ of Array(5).keys()) expect((await send()).statusCode).toBe(201);
    const answer = await send();
    expect(answer.statusCode).toBe(429);
    expect(answer.headers['retry-after']).toBe('60');
  });
});

describe('somebody else', () => {
  test('of no role reads or does anything with the ticket of a student', async () => {
    const ticket = await open(student);
    const strangers = ['advanced', 'demo', 'external', 'new', 'teacher'];
    for (const username of strangers) {
      const stranger = await school.as(username);
      expect((await stranger.get(`/api/tickets/${ticket.id}`)).statusCode, username).toBe(404);
      expect((await stranger.get(`/api/tickets/${ticket.id}/thread`)).statusCode, username).toBe(404);
      const own = {
        reply: { content: 'Soy yo.' },
        read: {},
        reopen: {},
        rate: { satisfaction: 'bad' },
        attach: { files: [1] },
      };
      for (const [action, input] of Object.entries(own))
        expect((await act(stranger, ticket, action, input)).statusCode, `${username} ${action}`).toBe(404);
      for (const action of ['note', 'take', 'assign', 'solve', 'discard', 'merge', 'set_priority', 'canned'])
        expect((await act(stranger, ticket, action, {})).statusCode, `${username} ${action}`).toBeGreaterThan(402);
    }
    expect((await thread(desk, ticket)).entries).toHaveLength(1);
  });

  test('opens no ticket in the name of a student, nor says how urgent it is or who answers it', async () => {
    const body = { subject: 'Hola', content: 'Hola' };
    const other_id = await idOf('advanced');
    for (const more of [{ student_id: other_id }, { priority: 'urgent' }, { assigned_to: 1 }, { opened_by: other_id }])
      for (const who of ['student', 'teacher'])
        expect((await (await school.as(who)).post('/api/tickets', { ...body, ...more })).statusCode).toBe(422);
  });

  test('who acts as the student reads nothing of what the student was told, and has no opinion', async () => {
    const ticket = await open(student);
    await act(desk, ticket, 'reply', { content: 'Aquí está.' });
    await act(desk, ticket, 'solve');
    const admin = await school.as('admin');
    const reason = 'The student cannot find the answer';
    const answer = await admin.post(`/api/students/${await idOf('student')}/login_as`, { password, reason });
    const sid = answer.cookies.find(({ name }) => name === 'sid')?.value;
    const headers = { 'sec-fetch-site': 'same-origin', cookie: `sid=${sid}` };
    const call = (path: string, payload: Row = {}) =>
      school.app.inject({ method: 'POST', url: `/api/${path}`, headers, payload });
    const notice = await school.knex('notices').where({ entity: 'tickets', record_id: ticket.id }).first();
    expect((await call(`tickets/${ticket.id}/read`)).statusCode).toBe(200);
    expect((await call(`notices/${notice?.id}/read`)).statusCode).toBe(200);
    expect((await call('notices/read_all')).json().rule).toBe('not_read_as_another');
    expect((await call(`tickets/${ticket.id}/rate`, { satisfaction: 'good' })).json().rule).toBe(
      'not_rated_as_another',
    );
    const unread = await school.knex('notices').where({ entity: 'tickets', record_id: ticket.id }).whereNull('read_at');
    expect(unread.map((one) => one.notice).toSorted()).toEqual(['ticket_answered', 'ticket_solved']);
  });
});

describe('a note', () => {
  test('reaches no student by any door', async () => {
    const ticket = await open(student, { subject: 'Pagos', content: 'No veo mi recibo.' });
    const before = (await student.get(`/api/tickets/${ticket.id}`)).json();
    await act(desk, ticket, 'note', { content: 'Ornitorrinco: debe dos meses.' });
    const note = await school.knex('ticket_replies').where({ ticket_id: ticket.id }).first();
    expect((await student.get(`/api/tickets/${ticket.id}`)).json()).toEqual(before);
    expect((await student.get(`/api/ticket_replies/${note?.id}`)).statusCode).toBe(404);
    const doors = [
      '/api/ticket_replies',
      '/api/ticket_replies.csv',
      `/api/ticket_replies?filter={"ticket_id":${ticket.id}}`,
      `/api/tickets/${ticket.id}/thread`,
      '/api/tickets.csv',
      '/api/tickets?filter={"q":"ornitorrinco"}',
      '/api/notices',
    ];
    for (const door of doors) {
      const { body, headers } = await student.get(door);
      expect(body, door).not.toMatch(/ornitorrinco/i);
      if (door.includes('"q"')) expect(headers['content-range']).toMatch(/\/0$/);
    }
    expect((await thread(student, ticket)).entries).toHaveLength(1);
    expect((await thread(desk, ticket)).entries.map(({ kind }: Row) => kind)).toEqual(['question', 'note']);
    expect(await noticesOf('student', ticket)).toEqual([]);
    expect((await act(student, ticket, 'note', { content: 'Yo también' })).statusCode).toBe(403);
  });
});

describe('tickets are searched', () => {
  const found = async (person: Person, q: string) =>
    (await person.get(`/api/tickets?${new URLSearchParams({ filter: JSON.stringify({ q }) })}`))
      .json()
      .map(({ subject }: Row) => subject);

  test('by words of the thread in both languages, whatever their accents and endings', async () => {
    const ticket = await open(student, { subject: 'Grabación', content: 'The recordings are not playing' });
    await act(desk, ticket, 'reply', { content: 'Estamos buscando el archivo perdido' });
    for (const q of ['grabaciones', 'GRABACION', 'recording played', 'buscar archivos', 'grabaci', `#${ticket.id}`])
      expect(await found(desk, q), q).toContain('Grabación');
    expect(await found(student, 'buscar archivos')).toContain('Grabación');
    expect(await found(other, 'grabaciones')).toEqual([]);
    expect(await found(desk, 'grabaciones zanahoria')).toEqual([]);
    for (const q of ["'", '\\', '&', ':*', '!(', 'de', ' '])
      expect(
        (await desk.get(`/api/tickets?${new URLSearchParams({ filter: JSON.stringify({ q }) })}`)).statusCode,
        q,
      ).toBe(200);
  });
});

describe('a canned reply', () => {
  test("is filled in for its ticket in the requester's language, and holds no blank that cannot be", async () => {
    const body = { name: 'Clave revisada', category: 'content', content: 'Hola, {first_name}: ya {revisamos}.' };
    const refused = await desk.post('/api/canned_replies', body);
    expect(refused.statusCode).toBe(422);
    expect(refused.json().errors.content).toContain('{revisamos}');
    const texts = { content: 'Hola, {first_name}. Soy {agent}.', english_content: 'Hello {first_name}, {agent} here.' };
    expect((await desk.post('/api/canned_replies', { ...body, ...texts })).statusCode).toBe(201);
    const ticket = await open(student, { category: 'content' });
    const { first_name } = (await school.knex('users').where({ username: 'student' }).first()) as Row;
    const textOf = async () =>
      (await desk.get(`/api/tickets/${ticket.id}/canned`)).json().find(({ name }: Row) => name === body.name).content;
    await school.knex('users').where({ username: 'student' }).update({ locale: 'es' });
    expect(await textOf()).toMatch(new RegExp(`^Hola, ${first_name}\\. Soy `));
    await school.knex('users').where({ username: 'student' }).update({ locale: 'en' });
    expect(await textOf()).toMatch(new RegExp(`^Hello ${first_name}, `));
  });
});

describe('a file', () => {
  const send = async (person: Person, bytes: Buffer = pdf, type = 'application/pdf') =>
    person.post('/api/resources/upload?attachment&name=recibo.pdf', bytes, { 'content-type': type });
  const file = (person: Person, id: number) => person.get(`/api/resources/${id}/file`);

  test('of a reply is read by the requester, of a note by the desk alone, and by no other student', async () => {
    const ticket = await open(student);
    const [answered, noted] = [(await send(desk)).json(), (await send(desk)).json()];
    await act(desk, ticket, 'reply', { content: 'Aquí está.', files: [answered.id] });
    await act(desk, ticket, 'note', { content: 'El contrato.', files: [noted.id] });
    expect((await file(student, answered.id)).statusCode).toBe(200);
    for (const [person, id] of [
      [student, noted.id],
      [other, answered.id],
      [await school.as('teacher'), answered.id],
    ] as const)
      expect((await file(person, id)).statusCode).toBe(404);
    expect((await thread(student, ticket)).entries.at(-1).files).toMatchObject([{ id: answered.id, kind: 'document' }]);
    expect((await student.get('/api/resources?range=[0,99]')).json().map(({ id }: Row) => id)).not.toContain(noted.id);
  });

  test('is attached once, by who sent it, and is a picture or a document', async () => {
    const ticket = await open(student);
    const { id } = (await send(student)).json();
    expect((await act(other, await open(other), 'attach', { files: [id] })).statusCode).toBe(422);
    expect((await act(student, ticket, 'attach', { files: [id] })).statusCode).toBe(200);
    expect((await act(student, ticket, 'reply', { content: 'Otra vez', files: [id] })).statusCode).toBe(422);
    expect((await thread(desk, ticket)).entries[0].files).toHaveLength(1);
    expect((await send(student, silence(), 'audio/wav')).statusCode).toBe(415);
  });
});

describe('who has a ticket open', () => {
  test('is known to colleagues, and who is answering', async () => {
    const ticket = await open(student);
    const look = (person: Person, page: string, is_answering: boolean) =>
      person.post('/api/ticket_readers/look', { ticket_id: ticket.id, page, is_answering });
    expect((await look(desk, 'aaaaaaaa1', true)).json()).toEqual({ others: [] });
    const { others } = (await look(coordinator, 'bbbbbbbb1', false)).json();
    expect(others).toMatchObject([{ id: await idOf('customer-service'), is_answering: true }]);
    await desk.post('/api/ticket_readers/leave', { page: 'aaaaaaaa1' });
    expect((await look(coordinator, 'bbbbbbbb1', false)).json()).toEqual({ others: [] });
    expect((await look(desk, 'aaaaaaaa1', false)).statusCode).toBe(200);
    const nowhere = await desk.post('/api/ticket_readers/look', { ticket_id: 2 ** 31 - 1, page: 'aaaaaaaa1' });
    expect(nowhere.statusCode).toBe(422);
  });
});
