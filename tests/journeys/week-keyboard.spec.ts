import { signIn, test } from '#tests/support/journey.ts';
import {
  byKeyboard,
  doTheRest,
  passTheLevel,
  practiseWithMistakes,
  reviewMistakes,
  takeClass,
  type Week,
} from '#tests/support/week/student_week.ts';

test.use({ actionTimeout: 15_000, viewport: { width: 1440, height: 900 } });

test('A beginner lives a week by keyboard, in English: lesson, practice, the mistakes on the next day, a class, the exam, the certificate', async ({
  page,
  browser,
  school,
}) => {
  test.slow();
  const { id, current_level_id: level } = await school.knex('users').where({ username: 'hector.zamudio' }).first();
  const office = await browser.newPage({ baseURL: school.url, viewport: { width: 1280, height: 800 } });
  await signIn(office, 'coordinator');
  await school.knex('users').where({ id }).update({ locale: 'en' });
  await signIn(page, 'hector.zamudio');
  const week: Week = { page, office, school, student: { id, level }, press: byKeyboard };
  const mistaken = await practiseWithMistakes(week);
  await reviewMistakes(week, mistaken);
  await takeClass(week);
  await doTheRest(week);
  await passTheLevel(week);
});
