import type { Page } from 'playwright/test';
import { isAwake } from '#tests/support/browser/awake.ts';
import { openTwice, visitorOf, waysAt } from '#tests/support/browser/by_address.ts';
import { openEveryPage } from '#tests/support/browser/every_page.ts';
import { watch } from '#tests/support/browser/faults.ts';
import { ownPage } from '#tests/support/browser/page_views.ts';
import { expect, signIn, test } from '#tests/support/journey.ts';
import { onOnePage, openLessons } from '#tests/support/lessons.ts';
import type { Served } from '#tests/support/served.ts';

/** An exam that waits for a day to come, whose date and time stand on the pages of its level. */
test.beforeAll(async ({ school }) => {
  await openLessons(school);
  await onOnePage(school);
  const { knex } = school;
  const own = knex('users').where({ username: 'student' }).select('current_level_id');
  await knex('levels').whereIn('id', own).update({ days_required: 400 });
});

/** What a student has begun, sent and been given points for: one of each kind of form and state. */
async function attemptsOf({ knex }: Served, username: string): Promise<string[]> {
  const rows = await knex('attempts')
    .join('users', 'users.id', 'attempts.student_id')
    .join('form_versions', 'form_versions.id', 'attempts.form_version_id')
    .join('forms', 'forms.id', 'form_versions.form_id')
    .leftJoin('lessons', 'lessons.id', 'forms.lesson_id')
    .where({ username })
    .whereIn('forms.kind', ['exercise', 'exam'])
    .distinctOn('forms.kind', 'attempts.status')
    .select('forms.id', 'forms.kind', 'lessons.id as lesson', 'attempts.status')
    .select(knex.raw('coalesce(forms.level_id, lessons.level_id) as level'));
  return rows.map(({ id, kind, lesson, level, status }) => {
    const form = `/levels/level/${level}${lesson ? `/lesson/${lesson}` : ''}/${kind}/${id}/form`;
    return status === 'draft' ? form : `${form}/score`;
  });
}

openEveryPage(
  ['nobody', 'student', 'ximena.ochoa', 'new', 'external', 'advanced', 'old', 'demo', 'beginner-forum', 'just-forums'],
  [],
  attemptsOf,
);

test('A placement test that was begun is gone on with by its address, and so is the page that leads to it', async ({
  browser,
  school,
}) => {
  const visitor = await visitorOf('new', browser, school);
  const { id } = await school.knex('forms').where({ kind: 'leveling', status: 'active' }).first('id');
  const faults: string[] = [];
  for (const [at, address] of [`/leveling-tests/${id}`, '/welcome'].entries())
    for (const way of waysAt(at + 5)) {
      const prepare = async (page: Page) => {
        await page.request.post(`/api/leveling_forms/${id}/start`, { headers: ownPage });
        await expect(
          page.getByRole('main').getByRole('button').or(page.getByRole('main').getByRole('link')).first(),
        ).toBeVisible();
      };
      faults.push(...(await openTwice(visitor, way, address, { prepare })));
    }
  await visitor.close();
  expect(faults.join('\n')).toBe('');
});

const levelOf = async ({ knex }: Served) =>
  `/levels/level/${(await knex('users').where({ username: 'student' }).first('current_level_id')).current_level_id}`;

test('Who has chosen no time zone reads times in that of the device, by its name, from the second page on', async ({
  browser,
  school,
}) => {
  await school.knex('users').where({ username: 'student' }).update({ time_zone: null, locale: 'es' });
  const context = await browser.newContext({ baseURL: school.url, timezoneId: 'Asia/Tokyo' });
  const page = await context.newPage();
  const { rest, heard } = await watch(page);
  await signIn(page, 'student');
  const time = page
    .getByRole('main')
    .locator('time')
    .filter({ hasText: /\d\d:\d\d:\d\d/ })
    .first();
  await page.goto(await levelOf(school));
  await rest();
  await expect(time).not.toContainText('hora de');
  await page.reload();
  await rest();
  await expect(time).toContainText('(hora de Tokio)');
  await context.addCookies([{ name: 'time_zone', value: 'Mars/Olympus', url: school.url }]);
  await page.reload();
  await rest();
  await expect(time).not.toContainText('hora de');
  expect(heard()).toEqual([]);
  await context.close();
});

/** What extensions do while a page arrives, before any script of ours has run. */
function meddle(): void {
  const node = (name: string) => Object.assign(document.createElement(name), { className: 'stranger' });
  const seen = new MutationObserver(() => {
    if (!document.body) return;
    seen.disconnect();
    document.head.prepend(node('link'));
    document.head.querySelector('title')?.before(node('meta'));
    document.body.prepend(node('div'));
    document.documentElement.append(node('div'));
    document.documentElement.dataset.stranger = '';
  });
  seen.observe(document, { childList: true, subtree: true });
}

test('A page keeps its looks and wakes up when an extension has put nodes of its own into it', async ({
  page,
  school,
}) => {
  const { rest, heard } = await watch(page);
  await page.addInitScript(meddle);
  await signIn(page, 'student');
  for (const address of ['/home', await levelOf(school)]) {
    await page.goto(address);
    await rest();
    await isAwake(page);
    expect(await page.locator('.stranger').count()).toBe(4);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
      'rgb(251, 248, 243)',
    );
  }
  expect(heard()).toEqual([]);
});
