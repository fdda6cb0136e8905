import type { Knex } from 'knex';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '#api/database.ts';
import { type ApiProcess, startApi } from '#tests/support/api_process.ts';
import { copyDatabase, type TestDatabase } from '#tests/support/database.ts';
import { openWorld } from '#tests/support/world.ts';

let database: TestDatabase;
let folder: string;
let knex: Knex;
const apis: ApiProcess[] = [];
beforeAll(async () => {
  database = await copyDatabase();
  ({ folder } = await openWorld());
  knex = connect(database.url);
  await knex.raw(`
    insert into users (kind, role_id, username, password, email, first_name, name, date_of_birth, student_id, group_id, student_type)
      select 'student', 5, 'told-' || n, 'x', 'told-' || n || '@correo.example', 'T', 'T', '2000-01-01', 'told-' || n,
        (select min(id) from groups), 'external'
      from generate_series(1, 4000) n`);
});
afterAll(async () => {
  await Promise.all(apis.map(({ kill }) => kill()));
  await knex.destroy();
  await database.drop();
});

const letters = async () => Number((await knex('letters').where({ letter: 'message' }).count({ n: '*' }))[0]?.n);
const order = (job: string) => knex.raw('select graphile_worker.add_job(?)', [job]);

test('a letter to four thousand is written to each once, although who writes it is killed in the middle', async () => {
  const inserted = await knex.raw(`
    insert into messages (title, content, audience, student_type, display_start_date, display_end_date, priority, send_letter, status)
      values ('A', 'B', 'student_type', 'external', current_date - 1, current_date + 1, 'low', true, 'active')
      returning id`);
  const [message] = inserted.rows;
  await order('tell_messages');
  apis.push(await startApi(database.url, folder));
  const told = async () =>
    Number((await knex('notices').where({ notice: 'message', record_id: message.id }).count({ n: '*' }))[0]?.n);
  await expect.poll(told, { timeout: 120_000 }).toBeGreaterThan(1000);
  await order('write_letters');
  await expect.poll(letters, { timeout: 120_000, interval: 5 }).toBeGreaterThan(0);
  await apis[0]?.kill();
  expect(await letters()).toBeLessThan(4000);
  apis.push(await startApi(database.url, folder));
  await order('tell_messages');
  await expect.poll(told, { timeout: 120_000 }).toBeGreaterThanOrEqual(4000);
  await order('write_letters');
  await expect.poll(letters, { timeout: 120_000 }).toBe(await told());
  const { rows } = await knex.raw(
    `select user_id from letters where letter = 'message' group by 1 having count(*) > 1`,
  );
  expect(rows).toEqual([]);
});
