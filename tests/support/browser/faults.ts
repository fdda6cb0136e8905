import type { Page } from 'playwright/test';
import { axeOf } from './axe.ts';

/** Watches a page from before an address is opened in it. */
interface Watch {
  /** Waits until the page has come to rest. */
  rest(): Promise<void>;
  /** What the console, the network and the policy reported since, one per line. */
  heard(): string[];
  /** All that is wrong with the page as it stands, and what was heard of it since: each thing a line that says where. */
  faults(): Promise<string[]>;
}

/** What Playwright says of the worker where a journey is without it (`playwright.config.ts`). */
const blocked = /^Service Worker registration blocked by Playwright$/;
const quiet = 150;
const patience = 15_000;

/** What was heard of a page, and is not done yet, since it was last watched. */
interface Ear {
  expected?: RegExp;
  heard: string[];
  open: Set<unknown>;
}

const ears = new WeakMap<Page, Ear>();

/**
 * Watches a page; one that is watched already is judged anew from here on.
 * @param expected what the console says on purpose, as something is not there or not allowed
 */
export async function watch(page: Page, expected?: RegExp): Promise<Watch> {
  const ear = ears.get(page) ?? (await listen(page));
  ears.set(page, Object.assign(ear, { expected, heard: [], open: new Set() }));

  async function rest(): Promise<void> {
    const until = Date.now() + patience;
    let since = Date.now();
    while (Date.now() - since < quiet && Date.now() < until) {
      await page.waitForTimeout(30);
      if (ear.open.size > 0 || (await page.evaluate(isMoving).catch(isLeadingOn))) since = Date.now();
    }
  }

  return {
    rest,
    heard: () => [...ear.heard],
    async faults() {
      await rest();
      return [...ear.heard, ...(await sideways(page)), ...(await axe(page))];
    },
  };
}

/** Hears what the console, the network and the policy report of a page. */
async function listen(page: Page): Promise<Ear> {
  const ear: Ear = { heard: [], open: new Set() };
  page.on('console', (message) => {
    const [kind, words] = [message.type(), message.text()];
    if (['error', 'warning'].includes(kind) && !ear.expected?.test(words) && !blocked.test(words))
      ear.heard.push(`console ${kind}: ${words} (${message.location().url})`);
  });
  page.on('pageerror', (error) => ear.heard.push(`error: ${error.stack ?? error.message}`));
  page.on('request', (request) => {
    // What tells of a session's end stays open for as long as the page.
    if (request.resourceType() !== 'eventsource') ear.open.add(request);
  });
  page.on('requestfinished', (request) => ear.open.delete(request));
  page.on('requestfailed', (request) => {
    ear.open.delete(request);
    const why = request.failure()?.errorText ?? '';
    // A page that is left gives up what it was waiting for.
    if (why !== 'net::ERR_ABORTED' && !ear.expected?.test(why))
      ear.heard.push(`request failed: ${request.url()} ${why}`);
  });
  await page.addInitScript(tellViolations);
  return ear;
}

/** What the content security policy had to stop. */
function tellViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, lineNumber }) =>
    console.error(`content security policy: ${violatedDirective} ${blockedURI} at ${sourceFile}:${lineNumber}`),
  );
}

/** A page that leads on to another document has none to look at for a moment: it moves. */
function isLeadingOn(error: Error): true {
  if (!error.message.includes('Execution context was destroyed')) throw error;
  return true;
}

/** Still being drawn: a skeleton stands for what comes, or something fades in. */
function isMoving(): boolean {
  const isAnimated = document.getAnimations().some(({ playState }) => playState === 'running');
  return isAnimated || !document.querySelector('h1') || document.querySelector('.MuiSkeleton-root') !== null;
}

/** What is wider than the screen. */
export async function sideways(page: Page): Promise<string[]> {
  const [wide, room] = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth] as const);
  return wide > room ? [`scrolls sideways: ${wide} px wide in ${room} px`] : [];
}

/** All of axe's rules, and the size of what is touched, which WCAG 2.2 asks for and axe leaves out by itself. */
async function axe(page: Page): Promise<string[]> {
  const rules = { 'target-size': { enabled: true } };
  const { violations } = await axeOf(page, { rules }).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html, failureSummary = '' }) => {
      const why = failureSummary.split('\n').slice(1).join(' ').replace(/\s+/g, ' ').trim();
      return `axe ${id}: ${target.join(' ')} ${html.slice(0, 160)} (${why})`;
    }),
  );
}
