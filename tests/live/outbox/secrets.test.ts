import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderDue } from '#api/live/outbox/due.ts';
import { runJobs } from '#tests/support/run_jobs.ts';
import { openRooms, type Rooms } from './rooms.ts';

let at: Rooms;
const logged: string[] = [];
beforeAll(async () => {
  const stream = new Writable({
    write(line, _encoding, done) {
      logged.push(String(line));
      done();
    },
  });
  at = await openRooms({}, { logger: { level: 'trace', stream } as { level: string } });
});
afterAll(() => at.close());

/** Everything that the database holds, as text. */
async function stored(): Promise<string> {
  const { knex } = at.school;
  const { rows } = await knex.raw("select tablename from pg_tables where schemaname = 'public'");
  const texts = await Promise.all(
    rows.map(async ({ tablename }: { tablename: string }) => {
      const answer = await knex.raw('select string_agg(to_jsonb(t)::text, chr(10)) as text from ?? t', [tablename]);
      return answer.rows[0].text ?? '';
    }),
  );
  const queue = await knex.raw(
    'select string_agg(to_jsonb(t)::text, chr(10)) as text from graphile_worker._private_jobs t',
  );
  return [...texts, queue.rows[0].text ?? ''].join('\n');
}

test('the secrets of the provider are in no answer, no log line and no table; what opens a room is in one answer alone', async () => {
  const { school, zoom } = at;
  const coordinator = await school.as('coordinator');
  const [teacher, student, admin] = [await school.as('teacher'), await school.as('student'), await school.as('admin')];
  const answers: string[] = [];
  const say = async (answer: Promise<{ body: string; headers: object; statusCode: number }>, status = 200) => {
    const { body, headers, statusCode } = await answer;
    expect(statusCode, body).toBe(status);
    answers.push(`${JSON.stringify(headers)} ${body}`);
    return JSON.parse(body);
  };
  zoom.account.addUser('secret@zoom.example');
  const body = { email: 'secret@zoom.example', type_license: 'pro', priority: 1 };
  const licence = await say(coordinator.post('/api/licences', body), 201);
  const idOf = async (username: string) => (await school.knex('users').where({ username }).first('id')).id;
  const [staff_id, student_id] = [await idOf('teacher'), await idOf('student')];
  const meeting = await at.meeting(licence.id, 4, { staff_id });
  await school.knex('registrations').insert({ meeting_id: meeting, student_id, status: 'registered' });
  await school.knex('meetings').where({ id: meeting }).update({ taken: 1 });
  zoom.faults.plan('POST', /meetings$/, { status: 500, body: { message: 'Planned.' } });
  await at.work();
  await at.hurry();
  await at.work();

  const host = await (await teacher.post(`/api/classes/${meeting}/join`, { user_id: staff_id })).json();
  const guest = await (await student.post(`/api/classes/${meeting}/join`, { user_id: student_id })).json();
  const [number] = (await at.made(meeting)) as [string];
  const { password } = zoom.account.meetingOf(number);
  expect([host.password, guest.password, guest.zak]).toEqual([password, password, null]);
  await zoom.start(number);
  await zoom.end(number);

  for (const path of ['classes', 'provider_meetings', 'licences', 'notices']) {
    await say(coordinator.get(`/api/${path}`));
    await say(coordinator.get(`/api/schemas/${path}`));
  }
  const [room] = await at.rooms(meeting);
  await say(coordinator.get(`/api/provider_meetings/${room?.id}`));
  await say(
    coordinator
      .get('/api/provider_meetings.csv')
      .then((csv) => ({ ...csv, headers: csv.headers, body: JSON.stringify(csv.body), statusCode: csv.statusCode })),
  );
  for (const path of ['audit_logs', 'letters', 'sessions']) await say(admin.get(`/api/${path}`));
  for (const query of ['about', 'room', 'roster']) await say(teacher.get(`/api/classes/${meeting}/${query}`));
  for (const query of ['about', 'room']) await say(student.get(`/api/classes/${meeting}/${query}`));
  await say(student.get(`/api/classes/${meeting}`));
  await orderDue(school.knex);
  await runJobs(school.app);

  const { clientSecret, sdkSecret, webhookSecret } = zoom.options;
  const kept: Record<string, string> = { clientSecret, sdkSecret, webhookSecret, startLink: 'start-link-of-' };
  for (const [at, token] of [...zoom.tokens.keys()].entries()) kept[`token ${at}`] = token;
  const tickets = { zak: host.zak, password, signature: host.signature, guest: guest.signature };
  const opens: Record<string, string> = Object.fromEntries(
    Object.entries(tickets).map(([name, value]) => [name, String(value)]),
  );
  const everything = {
    answers: answers.join('\n'),
    logs: logged.join('\n'),
    tables: await stored(),
    tickets: JSON.stringify([host, guest]),
  };
  expect(logged.length).toBeGreaterThan(10);
  const found = (secrets: Record<string, string>, texts: Record<string, string>) =>
    Object.entries(secrets).flatMap(([name, secret]) =>
      Object.entries(texts).flatMap(([where, text]) => (text.includes(secret) ? [`${name} in ${where}`] : [])),
    );
  const { tickets: _, ...elsewhere } = everything;
  expect(found(kept, everything)).toEqual([]);
  expect(found(opens, elsewhere)).toEqual([]);
});
