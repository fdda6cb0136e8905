import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { VideoProblem } from '#api/video/problem.ts';
import { encodeUuid } from '#api/video/zoom/session_uuid.ts';
import { sign, validity } from '#api/video/zoom/signature.ts';
import { zoom } from '#api/video/zoom/zoom.ts';
import { startZoom, type ZoomStandIn } from '#tests/support/zoom/stand_in.ts';

let standIn: ZoomStandIn;
beforeAll(async () => {
  standIn = await startZoom();
  standIn.account.addUser('lic@zoom.example');
});
afterEach(() => standIn.faults.clear());
afterAll(() => standIn.close());

const settings = () => standIn.configuration.zoom as NonNullable<ZoomStandIn['configuration']['zoom']>;
const provider = () => zoom(settings());
const wanted = (marker: string, more: object = {}) => ({
  host: 'lic@zoom.example',
  marker,
  title: 'Clase: Saludos',
  starts_at: '2030-01-01T17:00:00.000Z',
  minutes: 50,
  time_zone: 'America/Mexico_City',
  ...more,
});
const asked = (method: string, path: RegExp) =>
  standIn.calls.filter((call) => call.method === method && path.test(call.path)).length;
const problem = (work: Promise<unknown>): Promise<VideoProblem> =>
  work.then(
    () => Promise.reject(new Error('It was not refused.')),
    (error) => error,
  );

describe('what Zoom wrote down', () => {
  test('the signature of the Meeting SDK, byte for byte', async () => {
    const keys = { ...settings(), sdkKey: 'KEY', sdkSecret: 'SECRET' };
    const claims = { meeting: '93123456789', isHost: false, issuedAt: 1732406370, expiresAt: 1732413600 };
    expect(await sign(keys, claims)).toBe(
      'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJhcHBLZXkiOiJLRVkiLCJzZGtLZXkiOiJLRVkiLCJtbiI6IjkzMTIzNDU2Nzg5Iiwicm9sZSI6MCwiaWF0IjoxNzMyNDA2MzcwLCJleHAiOjE3MzI0MTM2MDAsInRva2VuRXhwIjoxNzMyNDEzNjAwfQ.7SeB5mN-XmvLGNjsBG-oFA-xp51ATeZ4t_miBLIEknw',
    );
  });
  test('a session that has slashes', () => {
    expect(encodeUuid('/aBc+D//eF==')).toBe('%252FaBc%252BD%252F%252FeF%253D%253D');
  });
  test('a signature is good for half an hour at least, and two days at most', () => {
    const now = new Date('2030-01-01T12:00:00Z');
    const lasts = (until: string) => {
      const { issuedAt, expiresAt } = validity(now, new Date(until));
      return expiresAt - issuedAt;
    };
    expect(lasts('2030-01-01T12:01:00Z')).toBe(1800);
    expect(lasts('2030-01-01T13:00:00Z')).toBe(3600 + 900 + 30);
    expect(lasts('2030-02-01T13:00:00Z')).toBe(172_800);
  });
});

describe('the account of a licence', () => {
  test.each([
    ['lic@zoom.example', { is_basic: false }],
    ['basic@zoom.example', { is_basic: true }],
  ])('%s hosts meetings', async (email, account) => {
    expect(await provider().verifyLicence(email)).toMatchObject(account);
  });
  test.each(['nobody+1@zoom.example', 'pending@zoom.example', 'inactive@zoom.example', 'elsewhere@zoom.example'])(
    '%s hosts none',
    async (email) => {
      expect(await provider().verifyLicence(email)).toBeNull();
    },
  );
});

describe('the token', () => {
  test('is fetched once, however many calls ask for it', async () => {
    const video = provider();
    const before = asked('POST', /oauth/);
    await Promise.all(Array.from({ length: 8 }, () => video.verifyLicence('lic@zoom.example')));
    expect(asked('POST', /oauth/) - before).toBe(1);
  });
  test('that was taken back is fetched anew, once', async () => {
    const video = provider();
    await video.verifyLicence('lic@zoom.example');
    standIn.tokens.clear();
    const before = asked('POST', /oauth/);
    expect(await video.verifyLicence('lic@zoom.example')).not.toBeNull();
    expect(asked('POST', /oauth/) - before).toBe(1);
    standIn.faults.plan('GET', /users/, { status: 401, body: { code: 124, message: 'Invalid access token.' } }, 2);
    expect(await problem(video.verifyLicence('lic@zoom.example'))).toMatchObject({ code: 'credentials' });
  });
  test('is not given for other credentials', async () => {
    const video = zoom({ ...settings(), clientSecret: 'wrong' });
    expect(await problem(video.verifyLicence('lic@zoom.example'))).toMatchObject({
      code: 'credentials',
      isFinal: false,
    });
  });
});

describe('a meeting', () => {
  test('is made with its marker, a password that is derived, and the settings of a class', async () => {
    const video = provider();
    const made = await video.createMeeting(wanted('LC-a-1'), { adopts: false });
    const meeting = standIn.account.meetingOf(made.provider_meeting_id);
    expect(meeting.topic).toBe('Clase: Saludos · LC-a-1');
    const participant = { key: 'k', name: 'Ana', is_host: false, until: new Date(Date.now() + 3_600_000) };
    const ticket = await video.ticket(made, participant);
    expect([ticket.password, ticket.zak, ticket.role]).toEqual([meeting.password, null, 'participant']);
    expect((await video.ticket(made, { ...participant, is_host: true })).zak).toMatch(/^zak\./);
  });
  test('that was made before is taken, on whatever page of the list it stands', async () => {
    const video = provider();
    for (const at of [1, 2, 3]) await video.createMeeting(wanted(`LC-b-${at}`), { adopts: false });
    const before = standIn.account.meetings.size;
    const made = await video.createMeeting(wanted('LC-b-3', { minutes: 80 }), { adopts: true });
    expect(standIn.account.meetings.size).toBe(before);
    expect(standIn.account.meetingOf(made.provider_meeting_id).duration).toBe(80);
    await video.createMeeting(wanted('LC-b-30'), { adopts: true });
    expect(standIn.account.meetings.size).toBe(before + 1);
  });
  test('is ended first where it is removed while people are in it, and gone is gone', async () => {
    const video = provider();
    const made = await video.createMeeting(wanted('LC-c-1'), { adopts: false });
    await standIn.start(made.provider_meeting_id);
    expect(await video.meetingState(made)).toBe('live');
    await video.removeMeeting(made);
    expect(await video.meetingState(made)).toBe('gone');
    await video.removeMeeting(made);
    await video.endMeeting(made);
    expect(await problem(video.changeMeeting(made, wanted('LC-c-1')))).toMatchObject({ code: 'gone' });
  });
  test('that is not under way may be ended', async () => {
    const video = provider();
    const made = await video.createMeeting(wanted('LC-d-1'), { adopts: false });
    expect(await video.endMeeting(made)).toEqual([]);
  });
});

describe('what goes wrong', () => {
  test.each([
    [{ status: 500 }, 'unreachable', false],
    [{ status: 400, body: { code: 300, message: 'Validation Failed.' } }, 'invalid', true],
    [{ status: 400, body: { code: 200, message: 'No permission.' } }, 'not_allowed', false],
    [{ status: 400, body: { code: 4711, message: 'does not contain scopes' } }, 'not_allowed', false],
    [{ status: 400, body: { code: 3161, message: 'not allowed' } }, 'licence_unusable', true],
    [{ status: 404, body: { code: 1001, message: 'User does not exist: a.' } }, 'licence_unknown', true],
    [{ status: 418, body: {} }, 'unexpected', false],
  ])('%j is %s', async (fault, code, isFinal) => {
    const video = provider();
    standIn.faults.plan('POST', /meetings/, fault);
    const found = await problem(video.createMeeting(wanted('LC-e-1'), { adopts: false }));
    expect(found).toMatchObject({ code, isFinal });
    expect(found.trackingId).toMatch(/^v=2\.0/);
  });
  test('an answer that is cut off, before or after the meeting was made', async () => {
    const video = provider();
    for (const fault of ['cut', 'lost'] as const) {
      standIn.faults.plan('POST', /meetings/, fault);
      const work = video.createMeeting(wanted(`LC-f-${fault}`), { adopts: false });
      expect(await problem(work)).toMatchObject({ code: 'unreachable' });
    }
    const topics = [...standIn.account.meetings.values()].map(({ topic }) => topic);
    expect(topics.filter((topic) => topic.includes('LC-f-'))).toEqual(['Clase: Saludos · LC-f-lost']);
  });
});

describe('limits', () => {
  test('of calls a second say when to ask again', async () => {
    const video = provider();
    await video.verifyLicence('lic@zoom.example');
    standIn.limits.perSecond = 0;
    const found = await problem(video.verifyLicence('lic@zoom.example'));
    standIn.limits.perSecond = Number.POSITIVE_INFINITY;
    expect(found.code).toBe('busy');
    expect((found.retryAt as Date).getTime() - Date.now()).toBeLessThan(2000);
  });
  test('of a hundred a day are known by their text, and over at midnight UTC', async () => {
    const { id } = standIn.account.addUser('busy@zoom.example');
    for (let at = 0; at < 100; at += 1) standIn.limits.countWrite(id);
    const found = await problem(
      provider().createMeeting(wanted('LC-g', { host: 'busy@zoom.example' }), { adopts: false }),
    );
    expect(found.code).toBe('daily_limit');
    expect(found.retryAt?.toISOString()).toMatch(/T00:00:00\.000Z$/);
  });
  test.each([
    ['Retry-After in seconds', { 'retry-after': '30' }, 30],
    ['Retry-After as a moment', { 'retry-after': new Date(Date.now() + 90_000).toISOString() }, 90],
  ])('%s is kept to', async (_what, headers, seconds) => {
    standIn.faults.plan('GET', /users/, { status: 429, headers, body: { code: 429, message: 'Wait.' } });
    const found = await problem(provider().verifyLicence('lic@zoom.example'));
    expect(Math.abs((found.retryAt as Date).getTime() - Date.now() - seconds * 1000)).toBeLessThan(3000);
  });
});

test('a meeting of whose session nothing was told is made, and its report is asked for by its number', async () => {
  const silent = await startZoom({ tellsSession: false });
  try {
    silent.account.addUser('lic@zoom.example');
    const school = zoom(silent.configuration.zoom as NonNullable<ZoomStandIn['configuration']['zoom']>);
    const made = await school.createMeeting(wanted('no-session'), { adopts: false });
    expect(made.provider_uuid).toBeNull();
    await silent.start(made.provider_meeting_id);
    await silent.join(made.provider_meeting_id, { key: 'key-1', name: 'Ana' });
    await silent.end(made.provider_meeting_id);
    expect(await school.attendance(made)).toMatchObject([{ key: 'key-1', name: 'Ana' }]);
  } finally {
    await silent.close();
  }
});

test('a report has all stays of a session, once it is written', async () => {
  const video = provider();
  for (let at = 0; at < 10; at += 1) {
    const made = await video.createMeeting(wanted(`LC-h-${at}`), { adopts: false });
    const id = made.provider_meeting_id;
    await standIn.start(id);
    const stay = await standIn.join(id, { key: 'att-1', name: 'Ana' });
    for (const name of ['Ben', 'Cleo', 'Guest']) await standIn.join(id, { key: name === 'Guest' ? '' : name, name });
    await standIn.leave(id, stay);
    expect(await video.attendance(made)).toBeNull();
    await standIn.end(id);
    const stays = await video.attendance(made);
    expect(stays?.map(({ key }) => key)).toEqual(['att-1', 'Ben', 'Cleo', null]);
    expect(new Set(stays?.map(({ participant }) => participant)).size).toBe(4);
  }
});
