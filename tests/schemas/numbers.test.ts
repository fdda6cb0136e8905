import { describe, expect, test } from 'vitest';
import { i18nProvider } from '#admin/providers/words.ts';
import { say } from '#api/engine/words/words.ts';
import { decimal, percent } from '#schemas/numbers.ts';
import { translate } from '#schemas/words/sentences.ts';

describe('Days in a sentence are written out', () => {
  const after = { es: 'No puede ser posterior al 22 de noviembre de 2026', en: 'Must not be after November 22, 2026' };

  test.each(['es', 'en'] as const)('in the back office: %s', async (locale) => {
    const { translate: say } = await i18nProvider(locale);
    expect(say('errors.x-latest', { limit: '2026-11-22' })).toBe(after[locale]);
  });

  test('in the language that was changed to', async () => {
    const provider = await i18nProvider('es');
    await provider.changeLocale('en');
    expect(provider.translate('errors.x-latest', { limit: '2026-11-22' })).toBe(after.en);
  });

  test.each(['es', 'en'] as const)('by the API and on the student site: %s', (locale) => {
    expect(say(locale, 'errors.x-latest', { limit: '2026-11-22' })).toBe(after[locale]);
    expect(translate({ due: '%{day}' }, locale, 'due', { day: 'YYYY-MM-DD' })).toBe('YYYY-MM-DD');
  });
});

describe('Numbers are written as in Mexico', () => {
  test('with a comma for thousands and a point before what is less than one', () => {
    expect([15284, 11.75, 0.1 + 0.2, -1234.5].map((value) => decimal(value))).toEqual([
      '15,284',
      '11.75',
      '0.3',
      '-1,234.5',
    ]);
    expect(decimal(2.345, 1)).toBe('2.3');
    expect([0, 0.754, 1].map((share) => percent(share, 'es'))).toEqual(['0\u00a0%', '75\u00a0%', '100\u00a0%']);
    expect([0, 0.754, 1].map((share) => percent(share, 'en'))).toEqual(['0%', '75%', '100%']);
  });

  test.each(['es', 'en'] as const)('in the sentences of both applications: %s', async (locale) => {
    const { translate: say } = await i18nProvider(locale);
    expect(say('admin.rows', { smart_count: 15284 })).toContain('15,284 ');
    expect(say('admin.rows', { smart_count: 1 })).toMatch(/^1 (fila|row)$/);
    expect(say('ra.navigation.page_range_info', { offsetBegin: 1001, offsetEnd: 1025, total: 15284 })).toMatch(
      /1,001.*1,025.*15,284/,
    );
    expect(translate({ score: '%{percentage}%, %{name}' }, locale, 'score', { percentage: 1234.5, name: 'Ana' })).toBe(
      '1,234.5%, Ana',
    );
  });
});
