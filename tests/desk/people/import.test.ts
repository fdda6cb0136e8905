import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tellMessages } from '#api/desk/messages/tell.ts';
import { writeLetters } from '#api/desk/notices/write.ts';
import type { Row } from '#api/engine/define.ts';
import { expectProblem } from '#tests/api/problem.ts';
import { runJobs } from '#tests/support/run_jobs.ts';
import { openSchool, type Person, type School } from '#tests/support/school.ts';
import { badRows, head, tableOf } from './table.ts';

let school: School;
let service: Person;
beforeAll(async () => {
  school = await openSchool();
  service = await school.as('customer-service');
  await school.knex('groups').insert({ name: 'Grupo A' }).onConflict('name').ignore();
});
afterAll(() => school.close());

const binary = { 'content-type': 'application/octet-stream' };
const read = async (id: number) => (await service.get(`/api/student_imports/${id}`)).json();
const upload = (text: string | Buffer, name = 'alumnos.csv') =>
  service.post(`/api/student_imports/upload?name=${name}`, Buffer.from(text as string), binary);
const rowsOf = async (id: number, query = '') => (await service.get(`/api/student_imports/${id}/rows?${query}`)).json();
const students = (like: string) => school.knex('users').whereLike('student_id', like).orderBy('student_id');

async function step(id: number, action: string, body: Row = {}): Promise<Row> {
  const answer = await service.post(`/api/student_imports/${id}/${action}`, body);
  expect(answer.statusCode, answer.body).toBe(200);
  await runJobs(school.app);
  return read(id);
}

/** A table that was uploaded and checked, its columns taken as they were proposed. */
async function checked(text: string | Buffer, preset: Row = {}): Promise<Row> {
  const answer = await upload(text);
  expect(answer.statusCode, answer.body).toBe(201);
  const { id } = answer.json();
  return step(id, 'check', { columns: (await read(id)).columns, preset });
}

describe('300 students with 7 bad rows', () => {
  let made: Row;
  test('are checked without a student being written: each bad row is named by its line and reason', async () => {
    made = await checked(tableOf('A', 300));
    expect(made).toMatchObject({
      status: 'checked',
      total: 300,
      new_rows: 293,
      bad_rows: 7,
      updated_rows: 0,
      done: 300,
    });
    expect(await students('A%')).toEqual([]);
    const { rows } = await rowsOf(made.id, 'kind=bad');
    expect(rows.map(({ line }: Row) => line)).toEqual(badRows.map(({ at }) => at + 2));
    const told = Object.fromEntries(
      rows.flatMap(({ reasons }: Row) => reasons.map(({ field, message }: Row) => [field, message])),
    );
    expect(told).toMatchObject({
      email: expect.stringContaining('correo'),
      date_of_birth: expect.stringContaining('AAAA'),
      group_id: expect.stringContaining('Grupo que no hay'),
      student_type: expect.any(String),
      student_id: expect.stringContaining('línea 2'),
    });
  });

  test('are told a day that is none as it was read', async () => {
    const day = async (text: string) => {
      const order = await checked(`Student ID,Fecha de nacimiento\nZ1,${text}`);
      const { rows } = await rowsOf(order.id);
      return rows[0].reasons.find(({ field }: Row) => field === 'date_of_birth')?.message;
    };
    expect(await day('1999-13-40')).toBe('1999-13-40 no es un día del calendario (AAAA-MM-DD)');
    expect(await day('31/02/1999')).toBe('1999-02-31 no es un día del calendario (AAAA-MM-DD)');
    expect(await day('ayer')).toBe('El formato de fecha es AAAA-MM-DD');
  });

  test('come in, 293 of them, with leading zeros, days, masks, words and accents as they are stored', async () => {
    made = await step(made.id, 'import', { invite: false });
    expect(made).toMatchObject({ status: 'imported', new_rows: 293, bad_rows: 7, done: 293 });
    const rows = await students('A0%');
    expect(rows).toHaveLength(293);
    expect(rows[0]).toMatchObject({
      student_id: 'A0001',
      username: 'A0001',
      first_name: 'Íñigo 1',
      phone: '(555) 123-0001',
      date_of_birth: '2001-03-02',
      student_type: 'advanced',
      swan_id: '007',
    });
    expect(rows[0].password).toMatch(/^\$argon2id\$/);
    const logged = await school
      .knex('audit_logs')
      .where({ entity: 'students', action: 'create' })
      .whereIn(
        'record_id',
        rows.map(({ id }) => id),
      );
    expect(logged).toHaveLength(293);
  });

  test('leave the bad ones as a table to mend, in which no cell is a formula', async () => {
    const { body } = await service.get(`/api/student_imports/${made.id}/bad.csv`);
    const lines = body.trim().split('\n');
    expect(lines).toHaveLength(8);
    expect(lines[0]).toContain('Motivos');
    expect(body).toContain("'=HYPERLINK");
    const again = await checked(
      body.replace('nobody@@', 'nobody@school.example').replaceAll(/,no es correo,/g, ',a@b.mx,'),
    );
    expect(again.total).toBe(7);
  });

  test('go again when the import is undone, but for those that somebody has worked with', async () => {
    const [, second] = await students('A0%');
    await school
      .knex('users')
      .where({ id: second.id })
      .update({ notes: 'Called.', version: school.knex.raw('version + 1') });
    made = await step(made.id, 'undo');
    expect(made).toMatchObject({ status: 'undone', left_rows: 1 });
    expect((await students('A0%')).map(({ student_id }) => student_id)).toEqual([second.student_id]);
    const { rows } = await rowsOf(made.id, 'kind=left');
    expect(rows).toMatchObject([
      { student_id: second.student_id, reasons: [{ field: null, message: expect.stringContaining('trabajó') }] },
    ]);
  });

  test('are imported again from the same file: who stayed is there, the others are new', async () => {
    const again = await checked(tableOf('A', 300));
    expect(again).toMatchObject({ new_rows: 292, same_rows: 1, bad_rows: 7 });
    expect(await step(again.id, 'import', { invite: false })).toMatchObject({ status: 'imported', new_rows: 292 });
    expect(await students('A0%')).toHaveLength(293);
    const answer = await upload(tableOf('A', 300));
    const { earlier } = (await service.get(`/api/student_imports/${answer.json().id}/about`)).json();
    expect(earlier.map(({ id }: Row) => id)).toEqual([again.id]);
  });
});

test('an import is undone whole though its students were told of a message meanwhile, by a line and a letter', async () => {
  const days = { display_start_date: '2000-01-01', display_end_date: '2100-12-31' };
  await school
    .knex('messages')
    .insert({ title: 'Aviso', content: '<p>Hola.</p>', audience: 'everyone', priority: 'low', ...days })
    .then(() => school.knex('messages').update({ status: 'active', send_letter: true }));
  const order = await checked(tableOf('T', 3));
  await step(order.id, 'import', { invite: false });
  await tellMessages(school.knex);
  await writeLetters(school.knex, school.app.configuration);
  const ids = (await students('T0%')).map(({ id }) => id);
  const about = (table: string) => school.knex(table).whereIn('user_id', ids);
  expect(new Set((await about('notices')).map(({ user_id }) => user_id)).size).toBe(3);
  const letters = (await about('letters')).map(({ id }) => id);
  expect(letters.length).toBeGreaterThanOrEqual(3);
  expect(await step(order.id, 'undo')).toMatchObject({ status: 'undone', left_rows: 0 });
  expect(await students('T0%')).toEqual([]);
  expect(await about('notices')).toEqual([]);
  expect(await school.knex('letters').whereIn('id', letters)).toHaveLength(letters.length);
});

describe('a row about a student who is there', () => {
  test('by the student ID or the Swan ID updates what it says otherwise, and undoing gives the values back', async () => {
    await checked(tableOf('B', 2)).then(({ id }) => step(id, 'import', { invite: false }));
    await school.knex('users').where({ student_id: 'B0002' }).update({ swan_id: 'S-77' });
    const text = 'student id;swan id;Nombre;Teléfono;Dirección\nB0001;;Ana;;Calle 1\n;S-77;;555.999.0000;';
    const order = await checked(text);
    expect(order).toMatchObject({ updated_rows: 2, new_rows: 0, bad_rows: 0 });
    const { rows } = await rowsOf(order.id, 'kind=updated');
    expect(rows[0].differences).toEqual([
      { field: 'first_name', before: 'Íñigo 1', after: 'Ana' },
      { field: 'address', before: '', after: 'Calle 1' },
    ]);
    await step(order.id, 'import', { invite: false });
    const [one, two] = await students('B0%');
    expect([one.first_name, one.phone, one.address, two.phone, two.first_name]).toEqual([
      'Ana',
      '(555) 123-0001',
      'Calle 1',
      '(555) 999-0000',
      'Íñigo 2',
    ]);
    await service.put(`/api/students/${two.id}`, { phone: '(555) 000-0000' });
    expect(await step(order.id, 'undo')).toMatchObject({ status: 'undone', left_rows: 1 });
    const [first, second] = await students('B0%');
    expect([first.first_name, first.address, second.phone]).toEqual(['Íñigo 1', null, '(555) 000-0000']);
  });

  test('may carry its own user name though a row that is refused itself wants it, whatever set each is judged in', async () => {
    const lines = ['U0001,U0002,Ana,', 'U0002,U0002,Eva,1999-13-40', 'U0002,U0002,Luz,'];
    await checked(tableOf('U', 2)).then(({ id }) => step(id, 'import', { invite: false }));
    const columns = 'Student ID,Usuario,Nombre,Fecha de nacimiento';
    const order = await checked([columns, ...lines].join('\n'));
    const judged = async (id: number) =>
      (await rowsOf(id)).rows.map(({ kind, reasons }: Row) => [kind, ...reasons.map(({ field }: Row) => field)]);
    expect(await judged(order.id)).toEqual([['bad', 'username'], ['bad', 'date_of_birth'], ['updated']]);
    const filler = Array.from({ length: 500 }, (_, at) => `V${at},,X,`);
    const far = await checked([columns, ...lines.slice(0, 2), ...filler, lines[2], lines[2]].join('\n'));
    expect(far).toMatchObject({ updated_rows: 1 });
    expect(await step(far.id, 'import', { invite: false })).toMatchObject({ updated_rows: 1 });
    expect((await students('U0002'))[0]?.first_name).toBe('Luz');
  });

  test('does not change what only actions change, and is refused where it was changed after the check', async () => {
    const order = await checked('Student ID,Student type\nB0001,normal');
    expect(order).toMatchObject({ bad_rows: 1 });
    expect((await rowsOf(order.id)).rows[0].reasons).toEqual([
      { field: 'student_type', message: expect.stringContaining('acción') },
    ]);
    const late = await checked('Student ID,Address\nB0001,Calle 2');
    const [{ id }] = await students('B0001');
    await service.put(`/api/students/${id}`, { address: 'Calle 3' });
    expect(await step(late.id, 'import', { invite: false })).toMatchObject({ bad_rows: 1, updated_rows: 0 });
    expect((await students('B0001'))[0].address).toBe('Calle 3');
  });
});

describe('a file', () => {
  test('from Excel in Windows-1252 with semicolons and its own days is read', async () => {
    const text = `${head.replaceAll(',', ';')}\nC01;José;Nuñez;c1@school.example;36861;5551230001;Grupo de la mañana;Normal;;`;
    const group = await school.knex('groups').first('id', 'name');
    const order = await checked(Buffer.from(text.replace('Grupo de la mañana', group.name), 'latin1'));
    expect(order).toMatchObject({ new_rows: 1, bad_rows: 0 });
    await step(order.id, 'import', { invite: true });
    const [student] = await students('C01');
    expect(student).toMatchObject({
      first_name: 'José',
      name: 'Nuñez',
      date_of_birth: '2000-12-01',
      group_id: group.id,
    });
    const letter = await school.knex('letters').where({ user_id: student.id, letter: 'invitation' }).first();
    expect(letter.text).toContain('/login/reset?token=');
  });

  test('may have its columns chosen by hand, which is remembered for the next', async () => {
    const text = (id: string) => `Clave,Quién,Apellidos,Correo,Nacimiento\n${id},Eva,Paz,eva@school.example,25/12/1999`;
    const first = (await upload(text('D01'))).json();
    const { columns } = await read(first.id);
    expect(columns[0]).toBeNull();
    const group_id = (await school.knex('groups').first('id')).id;
    const chosen = ['student_id', 'first_name', 'name', 'email', 'date_of_birth'];
    expect(
      await step(first.id, 'check', { columns: chosen, preset: { group_id, student_type: 'demo' } }),
    ).toMatchObject({ new_rows: 1 });
    const second = (await upload(text('D02'))).json();
    expect((await read(second.id)).columns).toEqual(chosen);
  });

  test('that is no table is refused with what to do', async () => {
    await expectProblem(upload(Buffer.from('PK\u0003\u0004zip')), 422);
    await expectProblem(upload('only,a,head'), 422);
    expect((await upload(Buffer.from('PK\u0003\u0004zip'))).json().message).toContain('CSV');
    const { id } = (await upload('Nombre,Correo\nEva,eva@school.example')).json();
    await expectProblem(service.post(`/api/student_imports/${id}/check`, { columns: ['first_name', 'email'] }), 422, [
      'columns',
    ]);
    await expectProblem(service.post(`/api/student_imports/${id}/import`, { invite: false }), 409);
  });

  test('of passwords leaves them out, even of what is stored', async () => {
    const { id } = (await upload('Student ID,Contraseña\nE1,not-to-be-kept')).json();
    expect(JSON.stringify(await school.knex('student_import_rows').where({ student_import_id: id }))).not.toContain(
      'not-to-be-kept',
    );
    expect((await read(id)).columns).toEqual(['student_id', null]);
  });
});

test('an import that was cut off goes on where it stands, and brings nobody in twice', async () => {
  const order = await checked(tableOf('F', 120));
  await service.post(`/api/student_imports/${order.id}/import`, { invite: false });
  const { runImport } = await import('#api/desk/people/import/run.ts');
  const { nobody } = await import('#api/engine/context.ts');
  const { engine, configuration } = school.app;
  let sets = 0;
  const dying = new Proxy(school.app.engine.knex, {
    get: (knex, name) =>
      name === 'transaction' && sets++ === 1 ? () => Promise.reject(new Error('killed')) : Reflect.get(knex, name),
  });
  const ctx = {
    trx: dying,
    caller: { ...nobody, role: 'system' as const },
    now: new Date(),
    address: null,
    request_id: 'job',
    engine,
    configuration,
    last: false,
  };
  await expect(runImport(order.id, ctx)).rejects.toThrow('killed');
  expect(await students('F0%')).toHaveLength(50);
  await runJobs(school.app);
  expect(await read(order.id)).toMatchObject({ status: 'imported' });
  expect((await students('F0%')).length).toBe(order.new_rows);
});
