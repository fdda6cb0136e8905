import { expect, type Page } from 'playwright/test';
import type { Served } from '../served.ts';
import type { Look, Say } from './look.ts';

/** Two looks in which both languages and both widths occur, for journeys that go through each. */
export const readers: Pick<Look, 'locale' | 'width'>[] = [
  { locale: 'es', width: 360 },
  { locale: 'en', width: 1440 },
];

/** Has somebody of the school read it in a language, on a screen of a width. */
export async function readAs(
  page: Page,
  { knex }: Served,
  username: string,
  { locale, width }: (typeof readers)[number],
): Promise<Say> {
  await page.setViewportSize({ width, height: width === 360 ? 740 : 900 });
  await knex('users').where({ username }).update({ locale });
  return (es, en) => (locale === 'es' ? es : en);
}

/** Nothing of a page lies beyond the right edge of the screen, once it has settled there. */
export const fits = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
    .toBeLessThanOrEqual(0);
