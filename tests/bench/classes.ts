import { hashOf, newToken } from '#api/auth/token.ts';
import type { Closing } from '#api/commands/steps/command.ts';
import { connect } from '#api/database.ts';
import { requireRow } from '#api/engine/require_row.ts';
import { startApi } from '#tests/support/api_process.ts';
import { copyDatabase } from '#tests/support/database.ts';
import { openWorld } from '#tests/support/world.ts';
import { serveBare } from './bare/server.ts';
import { type Figures, fire, inTurns } from './load.ts';
import { statementsOf } from './statements.ts';
import { fillYear } from './year/fill.ts';

/** Some fifty classes a week of each level: more than two hundred to come, and as many behind the student. */
const year = { students: 2000, months: 3, weeksToCome: 4 };

const path = '/api/classes/open';

/** The same meetings with teacher and topic, and nothing about the student: no seat, no rank, no rule. */
const bareList = `
  select m.id, m.kind, m.status, m.starts_at, m.ends_at, m.level_id, m.capacity, m.taken, m.registration_opens_at,
    u.first_name, u.avatar, t.name, t.english_name
  from meetings m join users u on u.id = m.staff_id left join class_lessons t on t.id = m.class_lesson_id
  where m.kind = 'classe' and m.level_id = $1 and m.status = 'active' and m.starts_at > now()
  order by m.starts_at, m.id limit 300`;

/** A student in the middle of the beginners' band. */
const learner = `select u.id, u.current_level_id from users u join levels l on l.id = u.current_level_id
  where u.username like 'year.%' and u.student_type = 'normal' and u.status = 'active' and l."order" = 2 order by u.id limit 1`;

/** What `/classes` asks for a student with 200 open meetings, beside a bare list of them. */
export async function printClasses(closing: Closing): Promise<void> {
  const { folder } = await openWorld();
  const database = await copyDatabase();
  const knex = connect(database.url);
  closing.push(database.drop, () => knex.destroy());
  await fillYear(database, year);
  const student = requireRow((await knex.raw(learner)).rows[0]);
  const headers = { cookie: `sid=${await enter(student.id)}`, 'sec-fetch-site': 'same-origin' };
  const api = await startApi(database.url, folder);
  closing.push(() => api.kill());
  const list = { method: 'GET' as const, url: '/list', status: 200 };
  const route = { ...list, statements: [{ sql: bareList, bindings: [student.current_level_id] }] };
  const bare = await serveBare(database.url, [route], closing);

  const shot = { ...list, url: path };
  const { meetings } = await (await fetch(api.url + path, { headers })).json();
  const [statements = []] = await statementsOf(database.url, [shot], headers.cookie);
  const { plain, ours, ratio } = await inTurns(
    () => fire(bare, list),
    () => fire(api.url, shot, headers),
  );
  const inWords = ({ rate, median, p99, wrong }: Figures) =>
    `${rate.toFixed(0)}/s, ${median} / ${p99} ms${wrong ? `, ${wrong} wrong` : ''}`;
  console.log(
    `\n/classes with ${meetings.length} open meetings, ${statements.length} statement beside the session's: bare list` +
      ` ${inWords(plain)}; product ${inWords(ours)}; ${(1 / ratio).toFixed(2)} times the bare list's time (aim 3)`,
  );

  async function enter(user_id: number): Promise<string> {
    const token = newToken();
    const times = { last_seen_at: knex.fn.now(), expires_at: knex.raw("now() + interval '1 day'") };
    await knex('sessions').insert({ user_id, token_hash: hashOf(token), ...times });
    return token;
  }
}
