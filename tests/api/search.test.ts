import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fillStudents } from '#tests/bench/students.ts';
import { openSchool, type Person, type School } from '#tests/support/school.ts';
import { openWorld } from '#tests/support/world.ts';

let school: School;
let admin: Person;
beforeAll(async () => {
  school = await openSchool();
  admin = await school.as('admin');
  const people = [
    ['jose.nunez', 'José Ángel', 'Núñez', '(555) 123-4567'],
    ['jose.zubiria', 'Jose', 'Zubiria', '(555) 987-6543'],
  ];
  for (const [username, first_name, name, phone] of people)
    await school.knex.raw(
      `insert into users (kind, username, password, email, first_name, name, phone, role_id, date_of_birth, student_id,
        group_id, student_type) select 'student', ?, '-', ?, ?, ?, ?, 5, '2000-01-01', ?, min(id), 'normal' from groups`,
      [username, `${username}@example.com`, first_name, name, phone, `S-${username}`] as string[],
    );
});
afterAll(() => school.close());

const asked = (filter: object) =>
  `/api/students?${new URLSearchParams({ filter: JSON.stringify(filter), sort: '["username","ASC"]' })}`;
const found = async (filter: object) =>
  (await admin.get(asked(filter))).json().map(({ username }: { username: string }) => username);

describe('a list is searched', () => {
  const [nunez, zubiria] = ['jose.nunez', 'jose.zubiria'];

  test.each([
    ['jose', [nunez, zubiria]],
    ['José', [nunez, zubiria]],
    ['JOSÉ angel', [nunez]],
    ['nunez', [nunez]],
    ['Núñez', [nunez]],
    ['zubiría', [zubiria]],
    ['5551234567', [nunez]],
    ['(555) 123-4567', [nunez]],
    ['555 987', [zubiria]],
    ['%', []],
    ['_', []],
    ['\\', []],
  ])('for %s, whatever the accents, capitals and signs between digits', async (q, usernames) => {
    expect(await found({ q })).toEqual(usernames);
  });

  test('by one of its columns likewise', async () => {
    expect(await found({ name_contains: 'NUÑEZ' })).toEqual([nunez]);
    expect(await found({ first_name_contains: 'Jóse' })).toEqual([nunez, zubiria]);
    expect(await found({ phone_contains: '123 45' })).toEqual([nunez]);
    expect(await found({ phone_contains: 'none' })).toEqual([]);
    expect(await found({ name_contains: '%' })).toEqual([]);
  });
});

test('among 100,000 students a search reads the index, not the table', async () => {
  const database = await school.knex.raw('select current_database() as name');
  const owner = new URL((await openWorld()).ownerUrl);
  owner.pathname = database.rows[0].name;
  await fillStudents(owner.href);
  const heard: { sql: string; bindings: unknown[] }[] = [];
  school.knex.on('query', (statement) => heard.push(statement));
  for (const filter of [{ q: 'dominguez 4711' }, { q: 'José' }, { name_contains: 'Núñez' }, { q: '5551234567' }])
    expect((await admin.get(asked(filter))).statusCode).toBe(200);
  const searches = heard.filter(({ sql }) => /\b(containing|digits)\(/.test(sql));
  expect(searches.length).toBeGreaterThanOrEqual(4);
  for (const { sql, bindings } of searches) {
    const { rows } = await school.knex.raw(`explain ${sql.replace(/\$\d+/g, '?')}`, bindings as string[]);
    const plan = rows.map((row: Record<string, string>) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('users_search');
    expect(plan).not.toContain('Seq Scan on users');
  }
});
