import { test } from '#tests/support/journey.ts';
import { liveAWeek } from '#tests/support/week/live_a_week.ts';
import { byTouch } from '#tests/support/week/student_week.ts';

test.use({ actionTimeout: 15_000, viewport: { width: 360, height: 740 } });

test('A beginner lives a week on a phone: lesson, practice, the mistakes on the next day, a class, the exam, the certificate', async ({
  page,
  browser,
  school,
}) => {
  test.slow();
  await liveAWeek(page, browser, school, { locale: 'es', press: byTouch });
});
