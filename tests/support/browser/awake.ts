import type { Page } from 'playwright/test';

/** React has taken over what the server drew, or has drawn the application. A browser without script has nothing to wait for. */
export const isAwake = (page: Page) =>
  page.waitForFunction(() => {
    if (matchMedia('(scripting: none)').matches) return true;
    // The last thing that a page of the student site does when it wakes.
    if ('takePresses' in window && window.takePresses) return false;
    const drawn = document.querySelector('#root > *') ?? document.body;
    return Object.keys(drawn).some((key) => key.startsWith('__reactFiber'));
  });

/** The scripts of the pages that are opened from now on do not come before they are let through. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/_student\/assets\/.*\.js/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
