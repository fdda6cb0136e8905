import type { Browser, BrowserContext, Page } from 'playwright/test';
import { expect, keep, signIn, test } from '../journey.ts';
import type { Served } from '../served.ts';
import { lookAt, looksAt, type PageView } from './look.ts';

export const ownPage = { 'sec-fetch-site': 'same-origin' };
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();
export const write = (page: Page, name: string, words: string) =>
  page.getByRole('textbox', { name, exact: true }).first().fill(words);

const tables: Record<string, [string, object]> = {
  staff: ['users', { username: 'coordinator' }],
  students: ['users', { username: 'student' }],
  exercise_forms: ['forms', { kind: 'exercise' }],
  exam_forms: ['forms', { kind: 'exam' }],
  leveling_forms: ['forms', { kind: 'leveling' }],
  periods: ['periods', { kind: 'classe' }],
  forum_periods: ['periods', { kind: 'forum' }],
  classes: ['meetings', { kind: 'classe' }],
  forums: ['meetings', { kind: 'forum' }],
  demo_classes: ['meetings', { kind: 'demo' }],
  particular_meetings: ['meetings', { kind: 'particular' }],
};

/** A record of an entity. */
export async function someOf({ knex }: Served, entity: string): Promise<number> {
  const [table, where] = tables[entity] ?? [entity, {}];
  const found = await knex(table).where(where).orderBy('id').first('id');
  if (!found) throw new Error(`The school has no ${entity}.`);
  return found.id;
}

export const record =
  (entity: string, rest = '') =>
  async (school: Served) =>
    `/${entity}/${await someOf(school, entity)}${rest}`;

export const idOf = async ({ knex }: Served, username: string): Promise<number> =>
  (await knex('users').where({ username }).first('id')).id;

let visited: Served | null = null;
const people = new Map<string, BrowserContext>();

/** A worker runs one file after the other, each in a school of its own: sessions of the last one are closed. */
async function arriveAt(school: Served): Promise<void> {
  if (visited === school) return;
  visited = school;
  const before = [...people.values()];
  people.clear();
  await Promise.all(before.map((own) => own.close()));
}

/** The browser in which somebody of the school is signed in; nobody has one too. */
export async function browserOf(username: string, browser: Browser, school: Served): Promise<BrowserContext> {
  await arriveAt(school);
  const known = people.get(username);
  if (known) return known;
  const own = keep(await browser.newContext({ baseURL: school.url }));
  people.set(username, own);
  if (username !== 'nobody') await signIn(await own.newPage(), username);
  return own;
}

/** Looks at each page, one after the other in the next look. */
export function lookAtEach(views: PageView[]): void {
  for (const [index, view] of views.entries()) {
    const looks = looksAt(index).map((look) => ({ ...look, width: view.width ?? look.width }));
    const conditions = looks.map(({ locale, scheme, width }) => `${locale} ${scheme} ${width}`).join(', ');
    test(`Nothing is wrong with ${view.name} (${conditions})`, async ({ browser, school }) => {
      test.setTimeout(120_000 * looks.length);
      const own = await browserOf(view.as, browser, school);
      const faults: string[] = [];
      for (const look of looks) faults.push(...(await lookAt(own, view, look, school)));
      expect(faults.join('\n'), view.name).toBe('');
    });
  }
}
