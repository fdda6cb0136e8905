import { afterAll, beforeAll, expect, test } from 'vitest';
import { namesOfDevice } from '#api/auth/device_names.ts';
import { openSchool, type School } from '#tests/support/school.ts';
import { expectProblem } from '../api/problem.ts';
import { done } from '../attempts/stage.ts';

let school: School;
beforeAll(async () => {
  school = await openSchool();
});
afterAll(() => school.close());

const chrome =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';
const signIn = (username: string, user_agent: string) =>
  school.app.inject({
    method: 'POST',
    url: '/api/students/login',
    headers: { 'sec-fetch-site': 'same-origin', 'user-agent': user_agent },
    payload: { username, password: 'learning-demo' },
  });

test('a student sees the last ten sign-ins by device, the present one marked, and no address', async () => {
  for (let turn = 0; turn < 11; turn += 1) await signIn('student', 'curl/8');
  const answer = await signIn('student', chrome);
  const sid = answer.cookies.find(({ name }) => name === 'sid')?.value;
  const read = await school.app.inject({ url: '/api/sessions/mine', headers: { cookie: `sid=${sid}` } });
  const sessions = read.json();
  expect(sessions).toHaveLength(10);
  expect(sessions[0]).toMatchObject({ is_this_one: true, browser: 'Chrome', system: 'Android', ended_as: 'open' });
  expect(sessions[1]).toMatchObject({ is_this_one: false, browser: null, system: null, ended_as: 'replaced' });
  expect(Object.keys(sessions[0]).sort()).toEqual(['at', 'browser', 'ended_as', 'is_this_one', 'system']);
  expect(await done((await school.as('advanced')).get('/api/sessions/mine'))).toHaveLength(1);
  await expectProblem((await school.as('admin')).get('/api/sessions/mine'), 403);
});

test.each([
  [chrome, 'Chrome', 'Android'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari',
    'iPhone',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0',
    'Edge',
    'Windows',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 14.5; rv:133.0) Gecko/20100101 Firefox/133.0', 'Firefox', 'Mac'],
  [
    'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36',
    'Samsung Internet',
    'Android',
  ],
  [
    'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
    'Chrome',
    'ChromeOS',
  ],
  [null, null, null],
])('%s is called by its name', (user_agent, browser, system) => {
  expect(namesOfDevice(user_agent)).toEqual({ browser, system });
});
