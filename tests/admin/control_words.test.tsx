import { Autocomplete, TextField } from '@mui/material';
import { ThemeProvider } from '@mui/material/styles';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { I18nContext, type TranslationMessages } from 'react-admin';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ControlWords } from '#admin/theme/ControlWords.tsx';
import { themeOf } from '#admin/theme/theme.ts';
import en from '#schemas/locales/en/admin.json' with { type: 'json' };
import es from '#schemas/locales/es/admin.json' with { type: 'json' };

const drawn = (locale: string, words: object) =>
  renderToStaticMarkup(
    <I18nContext.Provider value={polyglotI18nProvider(() => words as TranslationMessages, locale)}>
      <ThemeProvider theme={themeOf('light')}>
        <ControlWords>
          <Autocomplete options={['uno']} value="uno" renderInput={(params) => <TextField {...params} />} />
        </ControlWords>
      </ThemeProvider>
    </I18nContext.Provider>,
  );

test.each([
  ['es', es, ['title="Abrir"', 'title="Borrar"']],
  ['en', en, ['title="Open"', 'title="Clear']],
])('What the toolkit’s controls say by themselves is said in %s', (locale, words, titles) => {
  const html = drawn(locale, words);
  for (const title of titles) expect(html).toContain(title);
});
