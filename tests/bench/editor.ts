import { chromium, type Page } from 'playwright';
import { findBrowser } from '#tests/support/browser/browser.ts';
import { password } from '#tests/support/school.ts';
import type { Served } from '#tests/support/served.ts';

const [many, most] = [200, 2000];
const own = { 'sec-fetch-site': 'same-origin' };

/** A file of so many questions, three types in turn. */
const gift = (count: number) =>
  Array.from({ length: count }, (_, at) => {
    const answers = [`{=live${at} ~lives ~living}`, `{=went =go${at}}`, '{T}'];
    return `::Question ${at + 1}:: She ___ in London since the year ${1900 + (at % 100)}, number ${at + 1}. ${answers[at % 3]}\n`;
  }).join('\n');

const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(2);

/** What writing costs: the import of a large file, the editor of a form of 200 questions, and a keystroke in it. */
export async function printEditor({ url, knex }: Served): Promise<void> {
  const browser = await chromium.launch(findBrowser());
  try {
    const page = await browser.newPage({ baseURL: url, locale: 'en-GB', viewport: { width: 1440, height: 900 } });
    await page.request.post('/api/admin/login', { data: { username: 'coordinator', password }, headers: own });
    const { lesson_id } = await knex('forms').whereNotNull('lesson_id').first('lesson_id');
    const form = (title: string) => made(page, { lesson_id, order: 90, title });
    const large = await form('Bench import');
    const [dry, whole] = [await bring(page, large, most, true), await bring(page, large, most, false)];
    console.log(`\nImport of ${most} questions (GIFT): dry run ${dry} s, import ${whole} s; the aim is 10 s`);
    const id = await form('Bench editor');
    await bring(page, id, many, false);
    const opening = await median(3, () => open(page, id));
    console.log(`Editor of a form of ${many} questions: opens in ${Math.round(opening)} ms; the aim is 1000 ms`);
    const { typical, worst } = await typing(page);
    console.log(`A keystroke in it: ${typical} ms, the slowest ${worst} ms; the aim is 50 ms`);
  } finally {
    await browser.close();
  }
}

async function made(page: Page, data: object): Promise<number> {
  return (await (await page.request.post('/api/exercise_forms', { data, headers: own })).json()).id;
}

async function bring(page: Page, form: number, count: number, dry: boolean): Promise<string> {
  const since = performance.now();
  const answer = await page.request.post(`/api/exercise_forms/${form}/import?name=bench.gift${dry ? '&dry=1' : ''}`, {
    data: Buffer.from(gift(count)),
    headers: { ...own, 'content-type': 'application/octet-stream' },
    timeout: 120_000,
  });
  const { count: found } = await answer.json();
  if (found !== count) throw new Error(`Of ${count} questions ${found} came.`);
  return seconds(since);
}

/** From a link inside the back office until the last of the questions stands there and the first can be opened. */
async function open(page: Page, id: number): Promise<number> {
  await page.goto(`/exercise_forms?filter=${encodeURIComponent('{"q":"Bench editor"}')}`);
  const link = page.locator(`tbody a[href$="/${id}"], tbody a[href*="/exercise/${id}/"]`).first();
  await link.waitFor();
  return page.evaluate(
    async ([of, address]) => {
      const began = performance.now();
      document.querySelector<HTMLElement>(address as string)?.click();
      const isThere = () =>
        document.querySelectorAll('li[id^="question-"]').length === of &&
        document.querySelector('li[id^="question-"] button[aria-expanded]') !== null;
      while (!isThere()) await new Promise((next) => requestAnimationFrame(next));
      // What was asked for has been drawn.
      await new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
      return performance.now() - began;
    },
    [many, `tbody a[href$="/${id}"], tbody a[href*="/exercise/${id}/"]`] as const,
  );
}

/** The time from a key to the next frame, for words that are typed as people do. */
async function typing(page: Page) {
  await page.locator('li[id^="question-"] button[aria-expanded]').first().click();
  await page.locator('li[id^="question-"] form').getByRole('textbox').first().focus();
  await page.evaluate(() => {
    const kept = window as unknown as { keys: number[] };
    kept.keys = [];
    document.addEventListener(
      'keydown',
      ({ timeStamp }) => requestAnimationFrame(() => setTimeout(() => kept.keys.push(performance.now() - timeStamp))),
      true,
    );
  });
  await page.keyboard.type('The quick brown fox jumps over the lazy dog.', { delay: 90 });
  const keys = await page.evaluate(() => (window as unknown as { keys: number[] }).keys);
  const sorted = keys.toSorted((one, other) => one - other).map(Math.round);
  return { typical: sorted[Math.floor(sorted.length / 2)], worst: sorted.at(-1) };
}

async function median(times: number, measure: () => Promise<number>): Promise<number> {
  const found: number[] = [];
  for (let time = 0; time < times; time++) found.push(await measure());
  return found.sort((one, other) => one - other)[Math.floor(times / 2)] as number;
}
