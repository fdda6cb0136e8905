import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import { type Locale, locales, type Words } from '#schemas/localize.ts';
import { inSentence } from '#schemas/numbers.ts';

type Loader = () => Promise<Words>;
const files = import.meta.glob<Words>(
  '../../schemas/locales/*/{admin,entities,errors,improve,pages,questions,shell}.json',
  {
    import: 'default',
  },
);
const names: Record<Locale, string> = { es: 'Español', en: 'English' };

async function load(locale: Locale): Promise<TranslationMessages> {
  const mine = Object.entries(files).filter(([path]) => path.includes(`/locales/${locale}/`));
  const parts = await Promise.all(mine.map(([, part]) => (part as Loader)()));
  return Object.assign({}, ...parts) as TranslationMessages;
}

/** Puts parameters into a sentence, numbers as people read them: the way of the words that both applications share. */
function replace(this: string, pattern: RegExp, fill: (expression: string, name: string) => unknown): string {
  return this.replace(pattern, (expression, name) => inSentence(fill(expression, name)));
}

/** Loads the words of one language; the other follows when somebody asks for it. */
export async function i18nProvider(locale: Locale): Promise<I18nProvider> {
  const first = await load(locale);
  return polyglotI18nProvider(
    (wanted) => (wanted === locale ? first : load(wanted as Locale)),
    locale,
    locales.map((name) => ({ locale: name, name: names[name] })),
    // What is missing is a fault that a test of the words finds; a page shows the key.
    { allowMissing: true, replace },
  );
}
