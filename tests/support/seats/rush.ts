import { Agent, request } from 'node:http';
import type { Knex } from 'knex';
import { hashOf, newToken } from '#api/auth/token.ts';
import { requireRow } from '#api/engine/require_row.ts';

/** A student who is signed in. */
export interface Rusher {
  id: number;
  token: string;
}

export interface RushAnswer {
  student: number;
  /** 0 where the call was cut off: whether it was done is not known. */
  status: number;
  outcome?: string;
  rule?: string;
}

/** Students of level 2 with a session each: signing so many in by their passwords would take minutes. */
export async function enterRushers(knex: Knex, count: number): Promise<Rusher[]> {
  const { rows } = await knex.raw(
    `insert into users (kind, role_id, username, password, email, first_name, name, date_of_birth, student_id, group_id,
        student_type, current_level_id)
      select 'student', r.id, 'rush.' || n, '-', 'rush.' || n || '@school.example', 'R', 'N.º ' || n, '1990-01-01', 'R' || n,
        (select min(id) from groups), 'normal', l.id
      from generate_series(1, ?) n, roles r, levels l where r.slug = 'student' and l."order" = 2
      returning id`,
    [count],
  );
  const rushers: Rusher[] = rows.map(({ id }: { id: number }) => ({ id, token: newToken() }));
  await knex.raw(
    `insert into sessions (user_id, token_hash, last_seen_at, expires_at)
      select *, now(), now() + interval '1 day' from unnest(?::int[], ?::text[])`,
    [rushers.map(({ id }) => id), rushers.map(({ token }) => hashOf(token))],
  );
  return rushers;
}

let opened = 0;
/** As far ahead registration is open. */
const days = 80;

/** A class of level 2 in some days, each at a time of its own and few on a day, so that nobody meets a limit. */
export async function openRush(knex: Knex, capacity: number): Promise<number> {
  opened += 1;
  const { rows } = await knex.raw(
    `insert into meetings (kind, staff_id, level_id, local_date, start_time, minutes, time_zone, margin_before, margin_after,
        capacity, registration_days, status)
      select 'classe', u.id, l.id, current_date + 5 + ?::int, make_time(?, 0, 0), 50, 'America/Mexico_City', 0, 5, ?, 90, 'active'
      from users u, levels l where u.username = 'teacher' and l."order" = 2 returning id`,
    [opened % days, 6 + 2 * Math.floor(opened / days), capacity],
  );
  return rows[0].id;
}

export interface Rush {
  /** Servers that share the work. */
  origins: string[];
  path: (student: Rusher) => string;
  headers?: (student: Rusher) => Record<string, string>;
  connections?: number;
  /** Called after each answer, with how many there are. */
  heard?: (count: number) => void;
}

/** Every tenth of them waits for a seat where there is none. */
const bodyOf = ({ id }: Rusher) => JSON.stringify({ wait: id % 10 === 0 });

/** Lets everybody register at once; who is cut off is not told again. */
export async function rush(
  students: Rusher[],
  { origins, path, headers, connections = 64, heard }: Rush,
): Promise<RushAnswer[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const waiting = [...students];
  const answers: RushAnswer[] = [];
  await Promise.all(
    Array.from({ length: connections }, async (_, at) => {
      for (let student = waiting.pop(); student; student = waiting.pop()) {
        const origin = origins[at % origins.length] as string;
        answers.push(await post(origin + path(student), student, agent, headers?.(student) ?? {}));
        heard?.(answers.length);
      }
    }),
  );
  agent.destroy();
  return answers;
}

const ownHeaders = ({ token }: Rusher) => ({ cookie: `sid=${token}`, 'sec-fetch-site': 'same-origin' });

/** The product's own call for a seat in a meeting. */
export const bySeatCall = (meeting: number): Pick<Rush, 'path' | 'headers'> => ({
  path: () => `/api/classes/${meeting}/register`,
  headers: ownHeaders,
});

function post(url: string, student: Rusher, agent: Agent, headers: Record<string, string>): Promise<RushAnswer> {
  const payload = bodyOf(student);
  const json = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) };
  const cut: RushAnswer = { student: student.id, status: 0 };
  return new Promise((resolve) => {
    const asked = request(url, { method: 'POST', agent, headers: { ...headers, ...json } }, (answer) => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece) => pieces.push(piece));
      answer.on('error', () => resolve(cut));
      answer.on('aborted', () => resolve(cut));
      answer.on('end', () => {
        const { outcome, rule } = JSON.parse(Buffer.concat(pieces).toString());
        resolve({ student: student.id, status: answer.statusCode ?? 0, outcome, rule });
      });
    });
    asked.on('error', () => resolve(cut));
    asked.end(payload);
  });
}

/** What is wrong after a rush, in words: seats beyond the capacity, ranks with gaps, what was acknowledged and is not there. */
export async function faultsAfter(knex: Knex, meeting: number, answers: RushAnswer[]): Promise<string[]> {
  const { capacity, taken } = requireRow(await knex('meetings').where({ id: meeting }).first('capacity', 'taken'));
  const seats = await knex('registrations').where({ meeting_id: meeting });
  const of = (status: string) => seats.filter((seat) => seat.status === status);
  const faults: string[] = [];
  const held = of('registered').length;
  if (held > capacity || held !== taken) faults.push(`${held} seats of ${capacity} are held, ${taken} are counted`);
  if (of('waiting').length > 0 && held < capacity)
    faults.push(`somebody waits while ${capacity - held} seats are free`);
  const ranks = of('waiting').map(({ waiting_number }) => waiting_number as number);
  const inOrder = ranks.sort((one, other) => one - other);
  if (inOrder.some((rank, at) => rank !== at + 1)) faults.push(`the list has the numbers ${inOrder.join(' ')}`);
  const bySeat = new Map(seats.map((seat) => [seat.student_id as number, seat.status as string]));
  for (const { student, status, outcome } of answers)
    if (status === 200 && bySeat.get(student) !== outcome)
      faults.push(`student ${student} was told ${outcome}, and is ${bySeat.get(student)}`);
  const odd = answers.filter(({ status, rule }) => ![0, 200].includes(status) && rule !== 'full');
  if (odd.length > 0) faults.push(`answers that nobody expects: ${JSON.stringify(odd.slice(0, 3))}`);
  return faults;
}
