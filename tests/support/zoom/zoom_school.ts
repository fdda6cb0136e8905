import { readFileSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright/test';
import { passwordOf } from '#api/video/password.ts';
import { findBrowser } from '../browser/browser.ts';
import { expect, signIn } from '../journey.ts';
import { meetingIn } from '../running_now.ts';
import { type Served, serveSchool } from '../served.ts';
import { startZoom, type ZoomStandIn } from './stand_in.ts';

/** A school whose meetings Zoom carries, the stand-in of Zoom, and a browser that finds it. */
export interface ZoomSchool {
  school: Served;
  zoom: ZoomStandIn;
  browser: Browser;
  close(): Promise<void>;
}

export async function openZoomSchool(): Promise<ZoomSchool> {
  const zoom = await startZoom();
  const school = await serveSchool(zoom.env);
  zoom.hooks.post = async (body, headers) =>
    (await fetch(`${school.url}/api/video/zoom/events`, { method: 'POST', body, headers })).status;
  const found = findBrowser();
  const args = [...found.args, `--host-resolver-rules=${zoom.resolverRule}`, '--ignore-certificate-errors'];
  const browser = await chromium.launch({ ...found, args });
  return {
    school,
    zoom,
    browser,
    async close() {
      await browser.close();
      await school.close();
      await zoom.close();
    },
  };
}

/** A class like `meetingIn`'s, of which the room stands at Zoom. @returns the numbers of both */
export async function meetingAtZoom(
  { school: { knex }, zoom }: ZoomSchool,
  ...options: Parameters<typeof meetingIn> extends [unknown, ...infer Rest] ? Rest : never
): Promise<{ id: number; number: string; host: string }> {
  const id = await meetingIn(knex, ...options);
  const row = await knex('provider_meetings').where({ meeting_id: id }).first();
  const { email: host } = await knex('licences').where({ id: row.licence_id }).first('email');
  const settings = zoom.configuration.zoom as NonNullable<ZoomStandIn['configuration']['zoom']>;
  const user = zoom.account.users.find(({ email }) => email === host) ?? zoom.account.addUser(host);
  const made = zoom.account.create(user, {
    topic: `Clase ${id}`,
    type: 2,
    start_time: new Date().toISOString().replace(/\.\d+/, ''),
    duration: 50,
    timezone: 'UTC',
  });
  const marker = `journey-${id}`;
  made.password = passwordOf(settings.sdkSecret, marker);
  const there = { provider: 'zoom', marker, provider_meeting_id: made.id, provider_uuid: made.uuid };
  await knex('provider_meetings').where({ id: row.id }).update(there);
  return { id, number: made.id, host };
}

/** Warnings and messages of Zoom's own scripts, which say nothing of ours. */
const ownWords = [/^false$/, /^Failed to load resource/];

export interface Visitor {
  page: Page;
  /** Hosts that its pages have asked. */
  hosts: Set<string>;
}

interface Visit {
  locale?: 'es' | 'en';
  isPhone?: boolean;
  /** Another's scripts in the place of Zoom's, in which a join succeeds. */
  isFake?: boolean;
}

/** Somebody at a device; an error in the console that is not Zoom's own fails the test. */
export async function visit(
  { school, browser }: ZoomSchool,
  username: string,
  { locale = 'es', isPhone = false, isFake = false }: Visit = {},
): Promise<Visitor> {
  await school.knex('users').where({ username }).update({ locale });
  const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
  const context = await browser.newContext({ baseURL: school.url, ...(isPhone ? phone : {}) });
  if (isFake) {
    const body = readFileSync(new URL('fake_sdk.js', import.meta.url), 'utf8');
    await context.route(/\/zoom\/[\d.]+\/(lib\/vendor\/.*|zoom[\w.-]*)\.js$/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: route.request().url().includes('vendor') ? '' : body }),
    );
  }
  const page = await context.newPage();
  const hosts = new Set<string>();
  page.on('request', (request) => /^(http|ws)/.test(request.url()) && hosts.add(new URL(request.url()).hostname));
  page.on('console', (message) => {
    if (message.type() === 'error' && !ownWords.some((own) => own.test(message.text())))
      expect(message.text(), 'an error in the console').toBe('');
  });
  await signIn(page, username);
  return { page, hosts };
}
