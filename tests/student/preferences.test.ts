import type { ActionFunctionArgs } from '@remix-run/node';
import { expect, test } from 'vitest';
import { action } from '#student/routes/preferences.tsx';

/** What a browser that nobody is signed in with is told when it chooses. */
async function chosen(choice: Record<string, string>) {
  const body = new URLSearchParams(choice);
  const request = new Request('http://localhost/preferences', { method: 'POST', body });
  const context = { caller_user: null };
  const answer = await action({ request, context, params: {} } as unknown as ActionFunctionArgs);
  const kept = answer.headers.getSetCookie().map((cookie) => cookie.split('; Path', 1)[0]);
  return [answer.status, answer.headers.get('location'), kept];
}

test('a browser keeps the language and the colours that were chosen', async () => {
  expect(await chosen({ locale: 'en', color_scheme: 'dark', back: '/login' })).toEqual([
    302,
    '/login',
    ['locale=en', 'color_scheme=dark'],
  ]);
  expect(await chosen({ color_scheme: 'system' })).toEqual([302, '/', ['color_scheme=']]);
});

test.each(['dark; Domain=school.example', 'x\r\nset-cookie: sid=planted', '日本', 'x'.repeat(200), '__proto__'])(
  'and nothing but what there is to choose: %j',
  async (word) => {
    const given = { locale: word, color_scheme: word, back: '/login' };
    expect(await chosen(given)).toEqual([302, '/login', []]);
  },
);

test.each(['//evil.example', '/\\evil.example', '/\t/evil.example', '/.//evil.example', 'https://evil.example'])(
  'and leads to no other site: %j',
  async (back) => {
    expect(await chosen({ locale: 'es', back })).toEqual([302, '/', ['locale=es']]);
  },
);
