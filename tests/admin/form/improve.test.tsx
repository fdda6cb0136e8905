import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { I18nContext, RecordContextProvider, ResourceContextProvider, type TranslationMessages } from 'react-admin';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Changes } from '#admin/pages/form/improve/Changes.tsx';
import { Gains } from '#admin/pages/form/improve/Gains.tsx';
import { ItemAnalysis } from '#admin/pages/form/improve/ItemAnalysis.tsx';
import { Versions } from '#admin/pages/form/improve/Versions.tsx';
import { keyOfQuery } from '#admin/providers/queries.ts';
import { type School, SchoolProvider } from '#admin/school.ts';
import entities from '#schemas/locales/en/entities.json' with { type: 'json' };
import improve from '#schemas/locales/en/improve.json' with { type: 'json' };
import questions from '#schemas/locales/en/questions.json' with { type: 'json' };
import type { Params } from '#schemas/queries.ts';

const english = { ...entities, ...improve, ...questions } as unknown as TranslationMessages;
const words = polyglotI18nProvider(() => english, 'en', [], { allowMissing: true });
const projections = new Map(
  ['exercise_forms', 'questions'].map((entity) => [entity, { entity, can: ['read', 'create'], actions: {} }]),
);
const school = { user: { time_zone: 'UTC' }, projections } as unknown as School;

/** A part of the form's page, when the API has answered this. */
const params: Record<string, Params> = { comparison: { from: 1, to: 2 } };

function drawn(part: React.ReactElement, answers: Record<string, unknown> = {}): string {
  const queries = new QueryClient();
  for (const [query, answer] of Object.entries(answers))
    queries.setQueryData(keyOfQuery('exercise_forms', 7, query, params[query]), answer);
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <SchoolProvider value={school}>
        <I18nContext.Provider value={words}>
          <MemoryRouter>
            <ResourceContextProvider value="exercise_forms">
              <RecordContextProvider value={{ id: 7, status: 'active' }}>{part}</RecordContextProvider>
            </ResourceContextProvider>
          </MemoryRouter>
        </I18nContext.Provider>
      </SchoolProvider>
    </QueryClientProvider>,
  )
    .replace(/<style[\s\S]*?<\/style>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
}

const placed = { id: 3, number: 2, type: 'choice_single', prompt: { en: 'Choose.' } };
const nothing = { added: [], removed: [], moved: [], changed: [], rules: [] };

test('What changed is said in the words of the editor', () => {
  const fields = [{ path: ['key', 'accept', '2', 'text'], before: null, after: 'lives' }];
  const rules = [{ path: ['shuffle'], before: false, after: true }];
  const said = drawn(
    <Changes comparison={{ ...nothing, moved: [{ ...placed, from: 5 }], changed: [{ ...placed, fields }], rules }} />,
  );
  expect(said).toContain('2. Choose. (from place 5 to place 2)');
  expect(said).toContain('Key › Accepted answers 2 › English text before: nothing → now: lives');
  expect(drawn(<Changes comparison={nothing} />)).toContain('Nothing changed');
});

test('The versions are listed with their attempts, and the last two compared', () => {
  const version = { id: 1, number: 1, created_at: '2026-01-01T00:00:00Z', questions: 2, attempts: 9 };
  const versions = [{ ...version, id: 2, number: 2, attempts: 0 }, version];
  const said = drawn(<Versions form={7} onChange={async () => undefined} />, {
    versions,
    comparison: { ...nothing, added: [placed] },
  });
  expect(said).toContain('What changed from version 1 to version 2');
  expect(said).toContain('Added questions 2. Choose.');
  expect(drawn(<Versions form={7} onChange={async () => undefined} />, { versions: [] })).toContain(
    'Nothing has been published yet',
  );
});

test('Who would change is told, and that who would be lower stays', () => {
  const change = { attempt: 1, student: 'Ana Ríos', version: 1, before: 50, after: 75, pass: 'reached' as const };
  const changes = [change, { ...change, attempt: 2, after: 25, pass: null }];
  const said = drawn(<Gains outcome={{ attempts: 9, better: 1, worse: 1, passes: 1, changes }} better />);
  expect(said).toContain('1 score would rise. 1 would be lower and stays as it is. 1 attempt would pass now.');
  expect(said).toMatch(/Ana Ríos 1 50% 75% \+25 · passes/);
  expect(said).toMatch(/50% 25% stays/);
});

test('The figures of a question are said in words, or that there are too few', () => {
  const found = { question: 3, answers: 40, facility: 0.75, discrimination: 0.577, options: [], flags: ['flat'] };
  const figures = (one: object) => drawn(<ItemAnalysis analysis={{ ...found, ...one }} enough={20} number={1} />);
  expect(figures({})).toContain(
    'Hardly tells strong students from weak ones 75% right · discrimination 0.58 · 40 answers',
  );
  expect(figures({ answers: 4, flags: ['few'] })).toContain('(4 of 20)');
});
