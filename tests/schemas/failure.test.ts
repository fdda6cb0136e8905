import { describe, expect, test } from 'vitest';
import { errorPage, takeMessages } from '#schemas/browser/failure.ts';
import { isMissingChunk, mayReload } from '#schemas/browser/reload.ts';
import { failureOf, failureWords, homeOfFailure } from '#schemas/help/failure.ts';
import { locales } from '#schemas/localize.ts';
import { type Words, word } from '#schemas/words/words.ts';
import en from '../../schemas/locales/en/shell.json' with { type: 'json' };
import es from '../../schemas/locales/es/shell.json' with { type: 'json' };
import { storage } from './storage.ts';

const words: Record<string, Words> = { es, en };

describe('the error page', () => {
  test.each([
    [401, 'Logged user unauthorized'],
    [500, 'verifiy your internet connection'],
    [404, 'the requested resource was not found'],
  ])('gives for %i the reason of the specification', (status, reason) => {
    expect(word(en, failureWords(status).reason)).toBe(reason);
  });

  test("calls an unknown page 'Page Not Found'", () => {
    expect(word(en, failureWords(404).title)).toBe('Page Not Found');
  });

  test.each(locales)('has words for every status in %s', (locale) => {
    for (const status of [400, 401, 403, 404, 409, 418, 422, 429, 500, 503]) {
      const { title, reason } = failureWords(status);
      expect([word(words[locale] as Words, title), word(words[locale] as Words, reason)]).not.toContain(undefined);
    }
  });

  test('shows each sentence of a refusal once', () => {
    const errors = { email: 'Email is not valid', name: 'Please check' };
    expect(failureOf(422, { message: 'Please check', errors }).messages).toEqual([
      'Please check',
      'Email is not valid',
    ]);
    expect(failureOf(500, null).messages).toEqual([]);
  });

  test('knows by which number the log holds what failed, where it does', () => {
    expect(failureOf(500, { message: 'Away.', request_id: 'a-1' })).toEqual({
      ...{ status: 500, messages: ['Away.'], request_id: 'a-1' },
    });
    expect(failureOf(404, {})).not.toHaveProperty('request_id');
  });

  test.each([
    ['student', '/home'],
    ['teacher', '/dashboard'],
    [undefined, '/dashboard'],
  ])('leads a %s home to %s', (role, path) => expect(homeOfFailure(role)).toBe(path));

  test('carries sentences within the tab, once, and none in the address', () => {
    const kept = storage();
    expect(errorPage({ status: 503, messages: ['Wait.'] }, kept)).toBe('/error?status=503');
    expect(takeMessages(kept)).toEqual(['Wait.']);
    expect(takeMessages(kept)).toEqual([]);
  });
});

describe('a page whose code cannot be loaded', () => {
  test.each([
    'Failed to fetch dynamically imported module: https://school.example/_admin/assets/a.js',
    'error loading dynamically imported module: https://school.example/a.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /_admin/assets/a.css',
  ])('is known by the words of the browsers: %s', (message) => {
    expect(isMissingChunk(new Error(message))).toBe(true);
  });

  test('is no other failure', () => expect(isMissingChunk(new Error('x is not a function'))).toBe(false));

  test('is loaded again at most once in 10 seconds for each path', () => {
    const kept = storage();
    const asked = (path: string, second: number) => mayReload(path, 1_000_000 + second * 1000, kept);
    expect([asked('/levels', 0), asked('/levels', 9.9), asked('/home', 9.9), asked('/levels', 10)]).toEqual([
      true,
      false,
      true,
      true,
    ]);
  });
});
