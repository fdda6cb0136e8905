import { openEveryPage } from '#tests/support/browser/every_page.ts';
import { signIn, test } from '#tests/support/journey.ts';
import { makeMissing } from '#tests/support/runner/missing.ts';

test.beforeAll(async ({ browser, school }) => {
  const desk = await browser.newContext({ baseURL: school.url });
  await signIn(await desk.newPage(), 'admin');
  await makeMissing(desk.request, school);
  await desk.close();
});

openEveryPage([], ['admin', 'coordinator', 'customer-service', 'teacher']);
