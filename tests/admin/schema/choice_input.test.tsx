import polyglotI18nProvider from 'ra-i18n-polyglot';
import { Form, I18nContext, RecordContextProvider, type TranslationMessages } from 'react-admin';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { ChoiceInput } from '#admin/schema/inputs/ChoiceInput.tsx';
import gapChoice from '#api/questions/gap_choice.ts';
import admin from '#schemas/locales/es/admin.json' with { type: 'json' };

const words = polyglotI18nProvider(() => admin as unknown as TranslationMessages, 'es', [], { allowMissing: true });
const { question } = gapChoice.example;
const property = { type: 'string', 'x-choices': 'body.gaps.options' };

const chosen = (source: string) =>
  renderToStaticMarkup(
    <I18nContext.Provider value={words}>
      <MemoryRouter>
        <RecordContextProvider value={{ ...question, id: 1 }}>
          <Form>
            <ChoiceInput entity="questions" source={source} label="Opción" property={property} required />
          </Form>
        </RecordContextProvider>
      </MemoryRouter>
    </I18nContext.Provider>,
  );

test('the key of a gap and the feedback inside it choose among the options of that gap', () => {
  expect(chosen('key.gaps.0.correct')).toMatch(/>in</);
  expect(chosen('key.gaps.0.options.0.option')).toMatch(/>on</);
});
