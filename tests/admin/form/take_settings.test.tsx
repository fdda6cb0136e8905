import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { I18nContext, RecordContextProvider, ResourceContextProvider, type TranslationMessages } from 'react-admin';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { TakeSettings } from '#admin/pages/form/question_bank/TakeSettings.tsx';
import { type School, SchoolProvider } from '#admin/school.ts';
import admin from '#schemas/locales/es/admin.json' with { type: 'json' };
import entities from '#schemas/locales/es/entities.json' with { type: 'json' };

const spanish = { ...entities, ...admin } as unknown as TranslationMessages;
const words = polyglotI18nProvider(() => spanish, 'es', [], { allowMissing: true });
const school = {
  projections: new Map([['exercise_forms', { entity: 'exercise_forms' }]]),
} as unknown as School;

test('What a file says of its form is told in words, beside what it would take the place of', () => {
  const offered = { title: 'Saludos', difficulty: 'easy', shuffle: true, pass_percentage: 60 };
  const settings = {
    replaced: null,
    take: async () => undefined,
    restore: async () => undefined,
    forget: () => undefined,
  };
  const record = { id: 7, title: 'Recibe', difficulty: 'medium', shuffle: false, pass_percentage: 60 };
  const html = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <SchoolProvider value={school}>
        <I18nContext.Provider value={words}>
          <MemoryRouter>
            <ResourceContextProvider value="exercise_forms">
              <RecordContextProvider value={record}>
                <TakeSettings offered={offered} settings={settings} work={async () => undefined} />
              </RecordContextProvider>
            </ResourceContextProvider>
          </MemoryRouter>
        </I18nContext.Provider>
      </SchoolProvider>
    </QueryClientProvider>,
  );
  const lines = [...html.matchAll(/<li>(.*?)<\/li>/g)].map(([, line]) => line);
  expect(lines).toHaveLength(3);
  expect(lines[0]).toBe('Título: Saludos (ahora: Recibe)');
  expect(lines.join()).not.toMatch(/easy|medium|true|false/);
});
