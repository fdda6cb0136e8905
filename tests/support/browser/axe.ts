import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

type Options = Parameters<AxeBuilder['options']>[0];

/**
 * Axe, without the second page that it opens for frames of other sites: there are none. Where each thing that is right
 * stands in the page it need not say.
 */
export const axeOf = (page: Page, options: Options = {}): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode().options({ ...options, resultTypes: ['violations'] });

/** Nothing of the page stands in the way of somebody who sees, hears or moves less, once what appears has appeared. */
export async function meetsAxe(page: Page): Promise<void> {
  await page.evaluate(() => {
    const ends = (one: Animation) => one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    const appearing = document.getAnimations().filter(ends);
    return Promise.allSettled(appearing.map(({ finished }) => finished)).then(() => undefined);
  });
  const { violations } = await axeOf(page).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}
