import { expect, type Page } from 'playwright/test';
import { ownPage } from '../browser/page_views.ts';
import type { Served } from '../served.ts';

/** What a person's own page would send, and is not refused. */
export async function send(page: Page, path: string, data: object = {}): Promise<{ registration: number }> {
  const answer = await page.request.post(`/api/${path}`, { headers: ownPage, data });
  expect(answer.status(), await answer.text()).toBeLessThan(300);
  return answer.json();
}

interface Letter {
  subject: string;
  text: string;
  calendar: string | null;
}

/** The demo student's newest letter of a kind about a meeting, once the job has written it. */
export async function letterOf({ knex }: Served, letter: string, meeting: number): Promise<Letter> {
  await knex.raw(`select graphile_worker.add_job('write_letters', '{}')`);
  const { id: user_id } = await knex('users').where({ username: 'student' }).first('id');
  const newest = () =>
    knex('letters')
      .where({ letter, user_id })
      .where('text', '~', `/classes/classe/${meeting}(\\s|$)`)
      .orderBy('id', 'desc')
      .first();
  await expect.poll(async () => (await newest())?.letter).toBe(letter);
  return newest();
}

/** The addresses in a letter, as a browser at this school opens them. */
export const linksIn = ({ text }: Letter): string[] =>
  [...text.matchAll(/https?:\/\/\S+/g)].map(([address]) => {
    const { pathname, search } = new URL(address);
    return pathname + search;
  });

/** The state of the demo student's seat in a meeting. */
export const seatIn =
  ({ knex }: Served, meeting: number) =>
  async (): Promise<string | undefined> => {
    const student = await knex('users').where({ username: 'student' }).first();
    const seat = await knex('registrations')
      .where({ meeting_id: meeting, student_id: student.id })
      .orderBy('id', 'desc')
      .first();
    return seat?.status;
  };
