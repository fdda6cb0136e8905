import type { Browser, BrowserContext, Page } from 'playwright/test';
import { findPage } from '#schemas/pages.ts';
import { signIn } from '../journey.ts';
import type { Served } from '../served.ts';
import { isAwake } from './awake.ts';
import { watch } from './faults.ts';
import { type Look, looksAt, prefer, rotation, show } from './look.ts';

/** How a page is opened: in which look, where in the world, and on how slow a machine. */
export interface Way extends Look {
  zone: string;
  slow: boolean;
}

const zones = ['America/Mexico_City', 'Europe/Madrid', 'Asia/Tokyo'];
/** How many pages are opened for one on a slow machine: it takes every look and zone in turn. */
const rarely = 11;

/** Both languages in each zone, on a quick machine and on a slow one. */
const every: Way[] = zones.flatMap((zone, at) =>
  [false, true].flatMap((slow) => {
    const looks = (at + Number(slow)) % 2 === 0 ? rotation.slice(0, 2) : rotation.slice(2);
    return looks.map((look) => ({ ...look, zone, slow }));
  }),
);

export const isWide = process.env.JOURNEYS === 'wide';

/** The ways in which the page at a place of a list is opened: the next one of a rotation, or all. */
export const waysAt = (index: number): Way[] =>
  isWide
    ? every
    : looksAt(index).map((look) => ({
        ...look,
        zone: zones[index % zones.length] as string,
        slow: index % rarely === rarely - 1,
      }));

const wordsOf = ({ locale, scheme, width, zone, slow }: Way): string =>
  `${locale} ${scheme} ${width} ${zone}${slow ? ' slow' : ''}`;

/** Somebody of the school with a browser in each time zone, all with the same session. */
export interface Visitor {
  username: string;
  /** The page in which the next address is opened: the last one, where it stands in that time zone and was not closed. */
  in(way: Way): Promise<Page>;
  close(): Promise<void>;
}

export async function visitorOf(username: string, browser: Browser, school: Served): Promise<Visitor> {
  const options = { baseURL: school.url };
  const door = await browser.newContext(options);
  if (username !== 'nobody') await signIn(await door.newPage(), username);
  const storageState = await door.storageState();
  await door.close();
  const contexts = new Map<string, BrowserContext>();
  let last: { page: Page; zone: string; pace(rate: number): Promise<unknown> } | null = null;
  let preferred = '';

  async function pageIn(zone: string) {
    if (last?.zone === zone && !last.page.isClosed()) return last;
    await last?.page.close();
    const context = contexts.get(zone) ?? (await browser.newContext({ ...options, storageState, timezoneId: zone }));
    contexts.set(zone, context);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    last = { page, zone, pace: (rate) => session.send('Emulation.setCPUThrottlingRate', { rate }) };
    return last;
  }

  return {
    username,
    async in(way) {
      const { page, pace } = await pageIn(way.zone);
      const preference = `${way.locale} ${way.scheme}`;
      // What nobody prefers is known to the browser of each zone alone.
      if (preferred !== preference || username === 'nobody') await prefer(page.context(), username, way, school);
      preferred = preference;
      await show(page, way);
      await pace(way.slow ? 6 : 1);
      return page;
    },
    close: async () => void (await Promise.all([...contexts.values()].map((context) => context.close()))),
  };
}

/**
 * Opens a page by its address, and again, and does there what is to be done in between.
 * @param prepare what is done each time the page is open; without it the page is opened once, and looked at by axe
 * @param status what it answers with
 * @returns all that was wrong with it, each thing a line
 */
export async function openTwice(
  visitor: Visitor,
  way: Way,
  address: string,
  { prepare, status = 200 }: { prepare?: (page: Page) => Promise<void>; status?: number } = {},
): Promise<string[]> {
  const page = await visitor.in(way);
  const { rest, heard, faults } = await watch(page, status === 200 ? undefined : new RegExp(`status of ${status}`));
  const problems: string[] = [];
  try {
    const answer = await page.goto(address);
    if (answer?.status() !== status) problems.push(`answered ${answer?.status()}`);
    await rest();
    if (!isSame(address, new URL(page.url()).pathname)) problems.push(`led to ${page.url()}`);
    await isAwake(page);
    if (prepare) {
      await prepare(page);
      await page.reload();
      await rest();
      await isAwake(page);
      await prepare(page);
      await rest();
      problems.push(...heard());
    } else {
      await visitor.in({ ...way, slow: false });
      problems.push(...(await faults()));
    }
  } catch (error) {
    problems.push((error as Error).message, ...heard());
  }
  // A page on which something was done, or went wrong, is left for a new one.
  if (prepare || problems.length > 0) await page.close();
  return problems.map((fault) => `${address} as ${visitor.username}, ${wordsOf(way)}: ${fault}`);
}

/** The back office's own short addresses lead to the specification's of the same records. */
function isSame(asked: string, reached: string): boolean {
  const [from, to] = [asked, reached].map((path) => findPage(path)?.page.resource);
  return reached.startsWith(asked) || (from !== undefined && from === to);
}
