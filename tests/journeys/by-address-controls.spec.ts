import { fields, widgets } from '#api/assessment/define.ts';
import { findBrowser } from '#tests/support/browser/browser.ts';
import { isWide, openTwice, visitorOf, waysAt } from '#tests/support/browser/by_address.ts';
import { drawnControls, isStored, operateAll } from '#tests/support/browser/controls.ts';
import { ownPage } from '#tests/support/browser/page_views.ts';
import { expect, signIn, test } from '#tests/support/journey.ts';
import { onOnePage, openLessons } from '#tests/support/lessons.ts';
import { publishNewTypes } from '#tests/support/new_types.ts';
import type { Served } from '#tests/support/served.ts';

const browser = findBrowser();
const microphone = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
test.use({ launchOptions: { ...browser, args: [...browser.args, ...microphone] } });

/** An exercise or exam of the course, and the level that a student has to be at. */
interface Form {
  id: number;
  kind: 'exercise' | 'exam';
  level: number;
  lesson: number | null;
}

const addressOf = ({ id, kind, level, lesson }: Form) =>
  `/levels/level/${level}${lesson ? `/lesson/${lesson}` : ''}/${kind}/${id}/form`;

/** Controls that were drawn, and how they were: `slow` once one page of them was opened on a slow machine. */
const met = new Set<string>();
let newTypes = '';

test.beforeAll(async ({ browser, school }) => {
  await openLessons(school);
  await onOnePage(school);
  const desk = await (await browser.newContext({ baseURL: school.url })).newPage();
  await signIn(desk, 'coordinator');
  newTypes = await publishNewTypes(desk.request, school);
  await desk.context().close();
  // No exam waits for anything, and no lesson for another one.
  await school.knex('levels').update({ required_lessons: 0, required_classes: 0, days_required: 0 });
  await school.knex('lessons').update({ order: 1 });
});

const one = async ({ knex }: Served, where: object): Promise<Form> =>
  knex('forms')
    .leftJoin('lessons', 'lessons.id', 'forms.lesson_id')
    .where(where)
    .select(
      'forms.id',
      'forms.kind',
      'lessons.id as lesson',
      knex.raw('coalesce(forms.level_id, lessons.level_id) as level'),
    )
    .first();

const forms: [name: string, form: (school: Served) => Promise<Form>][] = [
  [
    'an exercise of words, pairs, order and pictures',
    (school) => one(school, { 'forms.id': Number(newTypes.split('/').at(-2)) }),
  ],
  [
    'an exercise with recordings, dictation and errors',
    (school) => one(school, { 'forms.title': 'En el mercado y en la estación' }),
  ],
  ['an exercise that is written and spoken', (school) => one(school, { 'forms.title': 'El entrevistador' })],
  ['an exam', (school) => one(school, { 'forms.kind': 'exam', 'forms.status': 'active' })],
];

/** Where each stands in the rotation of ways; the third, of which all controls are loaded, comes on a slow machine. */
const turns = [2, 4, 10, 8];

for (const [at, [name, find]] of forms.entries())
  test(`What is answered in ${name} that was opened by its address is there when it is opened again`, async ({
    browser,
    school,
  }) => {
    test.setTimeout(isWide ? 1_200_000 : 180_000);
    const form = await find(school);
    await school.knex('users').where({ username: 'student' }).update({ current_level_id: form.level });
    const visitor = await visitorOf('student', browser, school);
    const faults: string[] = [];
    for (const way of waysAt(turns[at] as number)) {
      if (way.slow) met.add('slow');
      const page = await visitor.in(way);
      const begun = await page.request.post(`/api/${form.kind}_forms/${form.id}/start`, { headers: ownPage });
      expect(begun.status(), await begun.text()).toBeLessThan(300);
      await page.close();
      let stored: unknown;
      faults.push(
        ...(await openTwice(visitor, way, addressOf(form), {
          prepare: async (page) => {
            for (const control of await drawnControls(page)) met.add(control);
            if (stored) await isStored(page, stored);
            stored = await operateAll(page);
            await page.reload();
            await isStored(page, stored);
          },
        })),
      );
    }
    await visitor.close();
    expect(faults.join('\n')).toBe('');
  });

test('The forms of this file have every control that there is, and some were answered on a slow machine', () => {
  expect([...widgets, ...fields, 'group', 'limited', 'slow'].filter((control) => !met.has(control))).toEqual([]);
});
