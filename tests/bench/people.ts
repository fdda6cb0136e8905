import { password } from '#tests/support/school.ts';
import type { Served } from '#tests/support/served.ts';

/** The headers of a student who is signed in. */
export async function studentHeaders({ url }: Served, username: string): Promise<Record<string, string>> {
  const answer = await fetch(`${url}/api/students/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ username, password }),
  });
  if (!answer.ok) throw new Error(`${username} could not sign in: ${await answer.text()}`);
  return { cookie: cookieOf(answer), 'sec-fetch-site': 'same-origin' };
}

/** The cookie of somebody of the staff who is signed in. */
export async function staffCookie({ url }: Served, username = 'coordinator'): Promise<string> {
  const answer = await fetch(`${url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ username, password }),
  });
  return cookieOf(answer);
}

const cookieOf = ({ headers }: Response): string =>
  headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');

/** Students of the demo school, who alone have a password: the newest or the oldest of them. */
export const demoStudents = ({ knex }: Served, count: number, order: 'asc' | 'desc' = 'asc') =>
  knex('users')
    .where({ kind: 'student', student_type: 'normal', status: 'active', must_change_password: false })
    .whereNot('password', '-')
    .orderBy('id', order)
    .limit(count)
    .select('id', 'username') as Promise<{ id: number; username: string }[]>;
