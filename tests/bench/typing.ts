import { chromium, type Page } from 'playwright';
import { findBrowser } from '#tests/support/browser/browser.ts';
import { password } from '#tests/support/school.ts';
import type { Served } from '#tests/support/served.ts';
import { mixed, publishExercise } from './exercise.ts';

const [questions, slower, sentence] = [40, 4, 'They do not live in Lima any more, they have moved.'];

/**
 * How long a key takes from the press to the next picture, among forty questions on a fourfold slowed processor; beside
 * it the same for a page that is nothing but one field, which is what the machine itself takes.
 */
export async function printTyping(school: Served): Promise<void> {
  const address = await publishExercise(school, mixed(questions));
  const browser = await chromium.launch(findBrowser());
  try {
    const page = await browser.newPage({ baseURL: school.url });
    await begin(page, address);
    const ours = await typed(page);
    const bare = await browser.newPage();
    await bare.setContent('<div class="question"><input type="text"></div>');
    console.log(
      `a key among ${questions} questions, processor ${slower}x slower, to the next paint: ${inWords(ours)} ` +
        `(aim 20 ms); in a page of one field ${inWords(await typed(bare))}`,
    );
  } finally {
    await browser.close();
  }
}

async function begin(page: Page, address: string): Promise<void> {
  await page.request.post('/api/students/login', {
    data: { username: 'student', password },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.locator('button[value=start]').click();
  await page.locator('.question').first().waitFor();
  await page.waitForLoadState('networkidle');
}

/** A task that is ordered in a frame runs when the frame has been painted. */
const listen = () => {
  const times: number[] = [];
  Object.assign(window, { times });
  addEventListener(
    'keydown',
    ({ timeStamp }) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => times.push(performance.now() - timeStamp);
        port2.postMessage(null);
      }),
    true,
  );
};

function inWords(times: number[]): string {
  const sorted = times.sort((one, other) => one - other);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
  return `median ${at(0.5)}, 95th percentile ${at(0.95)}`;
}

/** Types into three fields, at the beginning, in the middle and at the end of the form, as fast as a quick typist. */
async function typed(page: Page): Promise<number[]> {
  const wire = await page.context().newCDPSession(page);
  await wire.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.evaluate(listen);
  const fields = page.locator('.question input[type=text]');
  const last = (await fields.count()) - 1;
  for (const at of [0, Math.floor(last / 2), last]) {
    await fields.nth(at).focus();
    await page.keyboard.type(sentence, { delay: 80 });
  }
  return page.evaluate(() => (window as unknown as { times: number[] }).times);
}
