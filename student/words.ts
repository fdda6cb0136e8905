import type { Locale } from '#schemas/localize.ts';
import { mergeWords, type Words } from '#schemas/sentences.ts';

/** The words of one language are a chunk of their own: a page loads those it is read in. */
const parts: Record<Locale, () => Promise<{ default: Words }[]>> = {
  es: () =>
    Promise.all([
      import('#schemas/locales/es/student.json'),
      import('#schemas/locales/es/pages.json'),
      import('#schemas/locales/es/shell.json'),
      import('#schemas/locales/es/errors.json'),
    ]),
  en: () =>
    Promise.all([
      import('#schemas/locales/en/student.json'),
      import('#schemas/locales/en/pages.json'),
      import('#schemas/locales/en/shell.json'),
      import('#schemas/locales/en/errors.json'),
    ]),
};

/** All words of the student site in a language. */
export async function loadWords(locale: Locale): Promise<Words> {
  return mergeWords((await parts[locale]()).map((part) => part.default));
}
