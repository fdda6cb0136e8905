import { unseenFocus } from '#tests/support/browser/focus.ts';
import { browserOf, record } from '#tests/support/browser/page_views.ts';
import { expect, test } from '#tests/support/journey.ts';
import type { Served } from '#tests/support/served.ts';

type Place = [as: string, at: string | ((school: Served) => Promise<string>)];

const office: Place[] = [
  ['admin', '/dashboard'],
  ['coordinator', '/students'],
  ['coordinator', record('levels')],
  ['coordinator', record('lessons')],
  ['coordinator', record('students')],
  ['coordinator', record('exercise_forms')],
  ['admin', '/audit_logs'],
  // So few rows that the Tab comes to how many of them a page has.
  ['coordinator', '/groups'],
];

const site: Place[] = [
  ['nobody', '/login/student'],
  ['student', '/home'],
  ['student', '/levels'],
  ['student', '/library'],
  [
    'student',
    async ({ knex }) => {
      const { id, level_id } = await knex('lessons')
        .join('levels', 'levels.id', 'lessons.level_id')
        .where({ 'levels.order': 2, 'lessons.order': 1 })
        .first('lessons.id', 'level_id');
      return `/levels/level/${level_id}/lesson/${id}`;
    },
  ],
];

for (const [at, [as, where]] of [...office, ...site].entries()) {
  const scheme = at % 2 ? 'dark' : 'light';
  test(`The focus is seen on every control: ${as}, page ${at + 1}, ${scheme}`, async ({ browser, school }) => {
    const own = await browserOf(as, browser, school);
    const page = await own.newPage();
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto(typeof where === 'string' ? where : await where(school));
    await page.getByRole('main').getByRole('link').or(page.getByRole('main').getByRole('button')).first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(await unseenFocus(page)).toEqual([]);
    await page.close();
  });
}
