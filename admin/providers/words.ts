import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import { type Locale, locales } from '#schemas/localize.ts';
import { inSentence } from '#schemas/words/sentences.ts';
import { mergeWords, type Words } from '#schemas/words/words.ts';

type Loader = () => Promise<Words>;
const files = import.meta.glob<Words>(
  '../../schemas/locales/*/{admin,calendar,entities,errors,help,improve,pages,people,planning,questions,reports,seats,shell}.json',
  {
    import: 'default',
  },
);
const names: Record<Locale, string> = { es: 'Español', en: 'English' };

async function load(locale: Locale): Promise<TranslationMessages> {
  const own = Object.entries(files).filter(([path]) => path.includes(`/locales/${locale}/`));
  const parts = await Promise.all(own.map(([, part]) => (part as Loader)()));
  return mergeWords(parts) as Words & TranslationMessages;
}

/** Loads the words of one language; the other follows when somebody asks for it. */
export async function i18nProvider(locale: Locale): Promise<I18nProvider> {
  const first = await load(locale);
  const provider = polyglotI18nProvider(
    (requested) => (requested === locale ? first : load(requested as Locale)),
    locale,
    locales.map((name) => ({ locale: name, name: names[name] })),
    // What is missing is a fault that a test of the words finds; a page shows the key.
    { allowMissing: true, replace },
  );
  return provider;

  /** Puts parameters into a sentence as the language writes them: the way of the words that both applications share. */
  function replace(this: string, pattern: RegExp, fill: (expression: string, name: string) => unknown): string {
    const currentLocale = provider.getLocale() as Locale;
    return this.replace(pattern, (expression, name) => inSentence(fill(expression, name), currentLocale));
  }
}
