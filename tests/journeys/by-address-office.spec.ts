import { openEveryPage } from '#tests/support/browser/every_page.ts';
import { send } from '#tests/support/browser/send.ts';
import { signIn, test } from '#tests/support/journey.ts';
import { makeMissing } from '#tests/support/runner/missing.ts';

test.beforeAll(async ({ browser, school }) => {
  const desk = await browser.newContext({ baseURL: school.url });
  await signIn(await desk.newPage(), 'admin');
  await makeMissing(desk.request, school);
  await desk.close();
  // A teacher reads the own tickets alone.
  const staffroom = await (await browser.newContext({ baseURL: school.url })).newPage();
  await signIn(staffroom, 'teacher');
  await send(staffroom, 'POST', '/api/tickets', { subject: 'Horario', content: '¿Puedo cambiarlo?' });
  await staffroom.context().close();
});

openEveryPage([], ['admin', 'coordinator', 'customer-service', 'teacher']);
