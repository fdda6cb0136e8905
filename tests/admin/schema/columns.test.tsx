import polyglotI18nProvider from 'ra-i18n-polyglot';
import { I18nContext } from 'react-admin';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { i18nProvider } from '#admin/providers/words.ts';
import { NumberColumn } from '#admin/schema/fields/columns.tsx';
import { kindOf } from '#admin/schema/kind.ts';
import { kinds } from '#admin/schema/kinds.tsx';
import { entities } from '../entities.ts';

const seen = (locale: string, source: string, value: number, property = {}) =>
  renderToStaticMarkup(
    <I18nContext.Provider value={polyglotI18nProvider(() => ({}) as never, locale)}>
      <NumberColumn entity="attempts" source={source} property={property} value={value} />
    </I18nContext.Provider>,
  );

test('A percentage and a share have their sign, points and the number of a record have none', () => {
  expect(seen('es', 'percentage', 61.84)).toBe('61.84\u00a0%');
  expect(seen('en', 'pass_percentage', 60)).toBe('60%');
  expect(seen('es', 'certainty', 0.75, { minimum: 0, maximum: 1 })).toBe('75\u00a0%');
  expect(seen('es', 'points', 61.84)).toBe('61.84');
  expect(seen('es', 'id', 15284)).toBe('15284');
});

test.each([
  ['es', 'Una opción'],
  ['en', 'One choice'],
] as const)('The type of a question is read by its word in %s, not by its name in the data', async (locale, word) => {
  const property = entities.get('questions')?.properties?.type ?? {};
  const Column = kinds[kindOf(property, 'type')].column;
  const html = renderToStaticMarkup(
    <I18nContext.Provider value={await i18nProvider(locale)}>
      <Column entity="questions" source="type" property={property} value="choice_single" />
    </I18nContext.Provider>,
  );
  expect(html).toBe(word);
});
