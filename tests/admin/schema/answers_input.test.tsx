import polyglotI18nProvider from 'ra-i18n-polyglot';
import { Form, I18nContext, RecordContextProvider, type TranslationMessages } from 'react-admin';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { AnswersInput } from '#admin/schema/inputs/AnswersInput.tsx';
import admin from '#schemas/locales/es/admin.json' with { type: 'json' };
import questions from '#schemas/locales/es/questions.json' with { type: 'json' };

const spanish = { ...admin, ...questions } as unknown as TranslationMessages;
const words = polyglotI18nProvider(() => spanish, 'es', [], { allowMissing: true });
const property = { type: 'string', 'x-answers': true, description: 'questions.help.accepted' };

const drawn = (text: string, at = 0) =>
  renderToStaticMarkup(
    <I18nContext.Provider value={words}>
      <MemoryRouter>
        <RecordContextProvider value={{ id: 1, accept: Array(at + 1).fill({ text }) }}>
          <Form>
            <AnswersInput entity="questions" source={`accept.${at}.text`} label="Texto" required property={property} />
          </Form>
        </RecordContextProvider>
      </MemoryRouter>
    </I18nContext.Provider>,
  );
const listed = (html: string) => [...html.matchAll(/<li>(.*?)<\/li>/g)].map(([, line]) => line);

test('An author sees what a pattern accepts, the fullest answer first', () => {
  const html = drawn('(He starts) at (four|4)');
  expect(listed(html)).toEqual(['He starts at four', 'He starts at 4', 'at four', 'at 4']);
  expect(html).toContain('Acepta 4 respuestas:');
});

test('Of many answers two dozen are listed, and the rest is counted', () => {
  const html = drawn('(a|b|c|d) (e|f|g|h) (i|j|k|l)');
  expect(listed(html)).toHaveLength(24);
  expect(html).toContain('Acepta 64 respuestas:');
  expect(html).toContain('y 40 más');
});

test('A plain answer has no list, and the first alone says how patterns are written', () => {
  expect(listed(drawn('at four'))).toEqual([]);
  expect(drawn('at four')).toContain('Entre paréntesis, lo que puede faltar');
  expect(drawn('at four', 1)).not.toContain('Entre paréntesis');
});

test('A pattern that cannot be read says why while it is written', () => {
  expect(drawn('(at four')).toContain('le falta o le sobra un paréntesis');
  expect(drawn('(a)(b)(c)(d)(e)(f)(g)(h)')).toContain('da más de 200 respuestas');
});
