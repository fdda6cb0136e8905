import { chromium, type Page } from 'playwright';
import { findBrowser } from '#tests/support/browser/browser.ts';
import type { Served } from '#tests/support/served.ts';
import { type StudentPages, studentPages } from './student_pages.ts';

/** A phone with one bar of signal. */
const slow = { cpu: 6, bytes: 50_000, latency: 300 };

type Name = keyof StudentPages['addresses'];

/** What a reader presses on each page, a few times each. */
const pressed: Record<Name, string> = {
  home: '.account summary',
  lesson: '.account summary',
  exercise: '.question .choice',
  score: '.account summary',
};
const presses = 5;

interface Vitals {
  lcp: number;
  cls: number;
  inp: number;
}

/**
 * The pages of every day in an empty browser, on a processor 6 times slower and 400 kbit/s: when the largest part stands,
 * how much jumps, and how long the slowest press takes to its next picture.
 */
export async function printVitals(school: Served): Promise<void> {
  const { cookie, addresses } = await studentPages(school, 10);
  console.log(`\nprocessor ${slow.cpu}x slower, ${(slow.bytes * 8) / 1000} kbit/s, empty cache: LCP, CLS, INP`);
  const browser = await chromium.launch(findBrowser());
  try {
    for (const [name, address] of Object.entries(addresses) as [Name, string][]) {
      const context = await browser.newContext({ baseURL: school.url, viewport: { width: 360, height: 740 } });
      await context.addCookies(cookiesOf(cookie, school.url));
      const page = await context.newPage();
      const { lcp, cls, inp } = await measure(page, address, pressed[name]);
      console.log(`${name}: ${(lcp / 1000).toFixed(2)} s, ${cls.toFixed(3)}, ${inp.toFixed(0)} ms`);
      await context.close();
    }
  } finally {
    await browser.close();
  }
}

const cookiesOf = (cookie: string, url: string) =>
  cookie.split('; ').map((one) => {
    const [name = '', ...value] = one.split('=');
    return { name, value: value.join('='), url };
  });

async function measure(page: Page, address: string, press: string): Promise<Vitals> {
  const wire = await page.context().newCDPSession(page);
  await wire.send('Network.enable');
  await wire.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: slow.latency },
    ...{ downloadThroughput: slow.bytes, uploadThroughput: slow.bytes },
  });
  await wire.send('Emulation.setCPUThrottlingRate', { rate: slow.cpu });
  await page.addInitScript(observe);
  await page.goto(address, { waitUntil: 'networkidle', timeout: 120_000 });
  // Nothing is pressed before that: the first press ends the search for the largest part.
  const { lcp } = await page.evaluate(seen);
  for (let turn = 0; turn < presses; turn += 1) {
    await page
      .locator(press)
      .nth(press.includes('choice') ? turn : 0)
      .click();
    await page.waitForTimeout(500);
  }
  return { ...(await page.evaluate(seen)), lcp };
}

/** Runs in the page, before everything else. */
function observe(): void {
  const found: Vitals = { lcp: 0, cls: 0, inp: 0 };
  Object.assign(window, { vitals: found });
  const watch = (type: string, more: object, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...more });
  watch('largest-contentful-paint', {}, ({ startTime }) => {
    found.lcp = startTime;
  });
  watch('layout-shift', {}, (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) found.cls += value;
  });
  watch('event', { durationThreshold: 16 }, (entry) => {
    const { interactionId } = entry as PerformanceEntry & { interactionId: number };
    if (interactionId) found.inp = Math.max(found.inp, entry.duration);
  });
}

/** Runs in the page. */
function seen(): Vitals {
  return (window as Window & { vitals?: Vitals }).vitals ?? { lcp: 0, cls: 0, inp: 0 };
}
