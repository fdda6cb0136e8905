import pg from 'pg';
import { connect } from '#api/database.ts';
import type { Served } from '#tests/support/served.ts';
import type { Shot } from './load.ts';
import { staffCookie } from './people.ts';
import { statementsOf } from './statements.ts';

/** A year of a school's tickets, each with three messages of words that tickets are made of. */
const fill = `
  with word as (select array['clase', 'grabación', 'ejercicio', 'respuesta', 'pago', 'recibo', 'horario', 'docente', 'nivel',
      'contraseña', 'correo', 'teléfono', 'exam', 'recording', 'teacher', 'answer', 'lesson', 'schedule', 'payment'] as words),
    student as (select array_agg(id) as ids from (select id from users where kind = 'student' order by id limit 5000) oldest),
    made as (
      insert into tickets (subject, content, student_id, opened_by, priority, status, solved_at, due_at, created_at)
      select words[1 + n % 19] || ' ' || words[1 + (n * 7) % 19] || ' ' || n, repeat(words[1 + (n * 11) % 19] || ' ', 12) || n,
        ids[1 + n % cardinality(ids)], ids[1 + n % cardinality(ids)], (array['low', 'normal', 'high', 'urgent'])[1 + n % 4],
        case when n % 10 = 0 then 'pending' else 'solved' end, case when n % 10 <> 0 then now() end,
        case when n % 10 = 0 then now() + (n % 96 - 48) * interval '1 hour' end, now() - n * interval '20 minutes'
      from word, student, generate_series(1, 20000) n returning id)
  insert into ticket_replies (ticket_id, user_id, kind, content)
  select made.id, (select id from users where username = 'customer-service'), case when part = 3 then 'note' else 'reply' end,
    repeat(words[1 + (made.id * part) % 19] || ' ', 15) || made.id
  from made, word, generate_series(1, 3) part`;

const rounds = 40;
const asked: [string, object][] = [
  ['pending, overdue on top', { status: 'pending' }],
  ["nobody's", { status: 'pending', assigned_to: null }],
  ['all', {}],
  ['search for a word', { q: 'grabaciones' }],
  ['search for two words among the pending', { q: 'docente payment', status: 'pending' }],
  ['search for a name', { q: 'ana' }],
];

const shots = asked.map(([, filter]): Shot => {
  const query = new URLSearchParams({ filter: JSON.stringify(filter), sort: '["due_at","ASC"]', range: '[0,49]' });
  return { method: 'GET', url: `/api/tickets?${query}`, status: 200 };
});

/** Does something many times, one after the other: median and 95th percentile in milliseconds. */
async function timed(work: () => Promise<unknown>): Promise<[median: string, slow: string]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const from = performance.now();
    await work();
    times.push(performance.now() - from);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => (times[Math.floor(share * (rounds - 1))] as number).toFixed(0);
  return [at(0.5), at(0.95)];
}

/**
 * What the desk's inbox waits for among 20,000 tickets with 60,000 messages, beside a bare client that sends the same
 * statements. Aim: 150 ms.
 */
export async function printTickets(school: Served): Promise<void> {
  const knex = connect(school.ownerUrl);
  try {
    await knex.raw(fill);
    await knex.raw('vacuum analyze tickets, ticket_replies');
  } finally {
    await knex.destroy();
  }
  const cookie = await staffCookie(school);
  const headers = { cookie, 'sec-fetch-site': 'same-origin' };
  const statements = await statementsOf(school.databaseUrl, shots, cookie);
  const bare = new pg.Client({ connectionString: school.databaseUrl });
  await bare.connect();
  console.log("\nThe tickets' inbox, one reader: median, 95th percentile (aim 150 ms); a bare client's\n");
  try {
    for (const [index, [name]] of asked.entries()) {
      let found: string | null = null;
      const [median, slow] = await timed(async () => {
        const answer = await fetch(school.url + shots[index]?.url, { headers });
        await answer.arrayBuffer();
        if (!answer.ok) throw new Error(`The inbox answered ${answer.status}.`);
        found = answer.headers.get('content-range');
      });
      const [plain, plainSlow] = await timed(async () => {
        for (const { sql, bindings } of statements[index] ?? []) await bare.query(sql, bindings);
      });
      console.log(`${name.padEnd(40)} ${median}, ${slow} ms; ${plain}, ${plainSlow} ms (${found})`);
    }
  } finally {
    await bare.end();
  }
}
