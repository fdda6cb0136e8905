import { expect, type Locator, type Page } from 'playwright/test';

/** The names of the controls that the forms of a page use. */
export const drawnControls = async (page: Page): Promise<string[]> =>
  (
    await page
      .locator('[data-controls]')
      .evaluateAll((forms) => forms.map((form) => form.getAttribute('data-controls') ?? ''))
  ).flatMap((names) => names.split(' '));

/** What is answered on a page, question by question, as its controls show it. */
const answersOn = (page: Page): Promise<string[][]> =>
  page.locator('.question').evaluateAll((questions) =>
    questions.map((question) =>
      [
        ...question.querySelectorAll('input, select, textarea, .bank-gap, .order .item, .token[aria-pressed], audio'),
      ].map((part) => {
        if (part instanceof HTMLInputElement && /radio|checkbox/.test(part.type)) return String(part.checked);
        if (part instanceof HTMLAudioElement) return 'heard';
        return 'value' in part && part.tagName !== 'BUTTON'
          ? String(part.value)
          : `${part.textContent} ${part.ariaPressed ?? ''}`;
      }),
    ),
  );

/** What was answered is there, as it was. */
export async function isStored(page: Page, stored: unknown): Promise<void> {
  await expect(page.locator('.question').first()).toBeVisible();
  await expect.poll(() => answersOn(page), 'what was answered is there').toEqual(stored);
}

/** How each kind of control is answered; the first that a question has is taken. */
const hands: [control: string, answer: (found: Locator, question: Locator) => Promise<void>][] = [
  ['.recorder', speak],
  [
    '.bank .word',
    async (word, question) => {
      await word.first().click();
      await question.locator('.bank-gap').first().click();
    },
  ],
  ['.order li', async (_, question) => question.locator('.order li button:not([aria-disabled=true])').first().click()],
  [
    'button.token',
    async (word, question) => {
      await word.first().click();
      await question.getByRole('textbox').first().fill('corrected');
    },
  ],
  ['select', async (choice) => void (await choice.first().selectOption({ index: 1 }))],
  ['textarea, input[type=text]', async (text) => text.first().fill(`Answered at ${Date.now() % 100_000}`)],
  ['label', async (choice) => choice.first().click()],
];

/**
 * Answers every question of a page, each by its own control, and waits until the server has it.
 * @returns what is answered now
 */
export async function operateAll(page: Page): Promise<string[][]> {
  const before = await answersOn(page);
  for (const question of await page.locator('.question').all()) {
    for (const [control, answer] of hands) {
      const found = question.locator(control);
      if ((await found.count()) === 0) continue;
      await answer(found, question);
      break;
    }
  }
  // A text counts once its writer leaves it: until then the page says of what came before that it is saved.
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await expect(page.locator('.saving')).toHaveText(/^(Guardado|Saved)\s*$/);
  const after = await answersOn(page);
  expect(after, 'the controls answer').not.toEqual(before);
  return after;
}

/** Long enough that there is something to be heard; then what was stored before is another recording's number. */
async function speak(recorder: Locator, question: Locator): Promise<void> {
  const [button, stored] = [recorder.getByRole('button').first(), question.locator('input[type=hidden]')];
  const former = await stored.inputValue();
  await button.click();
  await expect(recorder.locator('.seconds')).toContainText(/^[1-9]/);
  await button.click();
  await expect.poll(() => stored.inputValue()).not.toBe(former);
}
