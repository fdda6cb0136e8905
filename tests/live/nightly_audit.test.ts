import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { urlOf } from '#api/database.ts';
import { addJob } from '#api/engine/jobs/jobs.ts';
import { runJobs } from '#tests/support/run_jobs.ts';
import { openSchool, type School } from '#tests/support/school.ts';
import { dayIn } from './stage.ts';

let school: School;
let ownerUrl: string;
beforeAll(async () => {
  school = await openSchool({
    async fill(database) {
      ownerUrl = database.ownerUrl;
    },
  });
});
afterAll(() => school.close());

async function strike(): Promise<void> {
  await addJob(school.knex, 'audit_seats', {});
  await runJobs(school.app);
}

const toldOf = (notice: string): Promise<string[]> =>
  school.knex('notices').join('users', 'users.id', 'user_id').where({ notice }).distinct().pluck('username');

const hasFaults = async (): Promise<boolean> =>
  (await (await school.as('admin')).get('/api/staff/dashboard')).json().has_faults;

/** `npm run audit:seats` on the school's database. */
function audit() {
  const addresses = { DATABASE_URL: urlOf(school.knex), DATABASE_OWNER_URL: ownerUrl };
  const env = { PATH: process.env.PATH, NODE_ENV: 'test', LOG_LEVEL: 'silent', ...addresses } as const;
  return spawnSync(process.execPath, ['api/commands/run.mjs', 'audit-seats'], { env, encoding: 'utf8' });
}

test('a sound school says nothing: the command, the night and the dashboard', { timeout: 180_000 }, async () => {
  await strike();
  expect([await toldOf('seat_faults'), await hasFaults()]).toEqual([[], false]);
  expect(audit()).toMatchObject({ stdout: '', stderr: '', status: 0 });
});

test('what must not be is told to administrators alone at night, named by the command, and shown on their dashboard until it is mended', {
  timeout: 180_000,
}, async () => {
  const { knex } = school;
  const { id: staff_id } = await knex('users').where({ username: 'teacher' }).first('id');
  const { id: level_id } = await knex('levels').where({ order: 3 }).first('id');
  const [{ id }] = await knex('meetings')
    .insert({
      ...{ kind: 'classe', staff_id, level_id, parallel: true, local_date: dayIn(-900), start_time: '05:00' },
      ...{ minutes: 50, time_zone: 'America/Mexico_City', margin_before: 0, margin_after: 0, capacity: 3 },
      status: 'active',
    })
    .returning('id');
  await strike();
  const admins = await knex('users')
    .join('roles', 'roles.id', 'role_id')
    .where({ slug: 'admin', status: 'active' })
    .pluck('username');
  expect((await toldOf('seat_faults')).sort()).toEqual(admins.sort());
  expect(await hasFaults()).toBe(true);
  expect(audit()).toMatchObject({ stdout: `not_finished: meetings ${id}\n`, status: 1 });

  const admin = await school.as('admin');
  const findings = async () => (await admin.get('/api/registrations/faults')).json().findings;
  expect(await findings()).toEqual([{ fault: 'not_finished', of: 'meetings', records: [id] }]);
  await knex('meetings').where({ id }).update({ status: 'finished' });
  expect(await findings()).toEqual([]);
});
