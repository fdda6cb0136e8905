import type { Browser, Page } from 'playwright/test';
import { signIn } from '../journey.ts';
import type { Served } from '../served.ts';
import { doTheRest, passTheLevel, practiseWithMistakes, reviewMistakes, takeClass, type Week } from './student_week.ts';

/** A beginner of the demo school. */
const username = 'hector.zamudio';

interface Way extends Pick<Week, 'press'> {
  locale: 'es' | 'en';
}

/** Has a beginner live a week: lesson, practice, the mistakes on the next day, a class, the exam, the certificate. */
export async function liveAWeek(page: Page, browser: Browser, school: Served, { locale, press }: Way): Promise<void> {
  const { id, current_level_id: level } = await school.knex('users').where({ username }).first();
  const office = await browser.newPage({ baseURL: school.url, viewport: { width: 1280, height: 800 } });
  await signIn(office, 'coordinator');
  await school.knex('users').where({ id }).update({ locale });
  await signIn(page, username);
  const week: Week = { page, office, school, student: { id, level }, press };
  const mistaken = await practiseWithMistakes(week);
  await reviewMistakes(week, mistaken);
  await takeClass(week);
  await doTheRest(week);
  await passTheLevel(week);
}
