import type { BrowserContext, Page } from 'playwright/test';
import { expect } from '../journey.ts';
import type { Served } from '../served.ts';
import { sideways, watch } from './faults.ts';

/** How a page is looked at. */
export interface Look {
  locale: 'es' | 'en';
  scheme: 'light' | 'dark';
  width: number;
}

/** A page, and who looks at it. */
export interface PageView {
  /** Says what is seen. */
  name: string;
  /** The demo account that looks at it, or nobody. */
  as: string;
  at: string | ((school: Served) => Promise<string>);
  /** What has to be done there before; `say` picks the words of the language. */
  prepare?: (page: Page, say: Say, school: Served) => Promise<unknown>;
  /** What the console says on purpose. */
  expected?: RegExp;
  /** Where it exists only on such a screen. */
  width?: number;
  /** How narrow a screen it has to fit, however it is looked at. */
  narrowest?: number;
}

export type Say = (es: string, en: string) => string;

export const phone = 360;
const desk = 1440;

/** Four looks in which every pair of language, colours and width occurs. */
export const rotation: [Look, Look, Look, Look] = [
  { locale: 'es', scheme: 'light', width: phone },
  { locale: 'en', scheme: 'dark', width: phone },
  { locale: 'es', scheme: 'dark', width: desk },
  { locale: 'en', scheme: 'light', width: desk },
];

const every: Look[] = (['es', 'en'] as const).flatMap((locale) =>
  (['light', 'dark'] as const).flatMap((scheme) => [phone, desk].map((width) => ({ locale, scheme, width }))),
);

/** The next look of the rotation, which moves on with each round; where all were asked for, all. */
export const looksAt = (index: number): Look[] =>
  process.env.JOURNEYS === 'wide' ? every : [rotation[(index + Math.floor(index / 4)) % 4] as Look];

/** Opens a page in the browser of its reader, in the tab that is open there, and returns all that is wrong with it. */
export async function lookAt(browser: BrowserContext, view: PageView, look: Look, school: Served): Promise<string[]> {
  const { locale, scheme, width } = look;
  const page = browser.pages()[0] ?? (await browser.newPage());
  await show(page, look);
  await prefer(browser, view.as, look, school);
  const { rest, faults } = await watch(page, view.expected);
  await page.goto(typeof view.at === 'string' ? view.at : await view.at(school));
  if (view.prepare) {
    await rest();
    await view.prepare(page, (es, en) => (locale === 'es' ? es : en), school);
  }
  const found = await faults();
  if (view.narrowest) {
    await page.setViewportSize({ width: view.narrowest, height: 640 });
    found.push(...(await sideways(page)));
  }
  // A page on which something was done, or went wrong, is left for a new one.
  if (view.prepare || found.length > 0) await page.close();
  return found.map((fault) => `${locale} ${scheme} ${width}: ${fault}`);
}

/** Gives a page the screen and the colours of a look. */
export async function show(page: Page, { scheme, width }: Look): Promise<void> {
  await page.setViewportSize({ width, height: width === phone ? 740 : 900 });
  await page.emulateMedia({ colorScheme: scheme });
}

/** The profile knows language and colours, and for nobody the browser. */
export async function prefer(browser: BrowserContext, username: string, { locale, scheme }: Look, school: Served) {
  const preferences = { locale, color_scheme: scheme };
  if (username === 'nobody') {
    return browser.addCookies(Object.entries(preferences).map(([name, value]) => ({ name, value, url: school.url })));
  }
  const saved = await browser.request.put('/api/user', {
    data: preferences,
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(saved.status(), `${username} prefers ${locale} and ${scheme}`).toBe(200);
}
