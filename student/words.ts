import type { Locale } from '#schemas/localize.ts';
import { isRoom } from '#schemas/pages.ts';
import { mergeWords, type Words } from '#schemas/words/words.ts';

type Part = Promise<{ default: Words }>;

/** The words of one language are a chunk of their own: a page loads those it is read in. */
const parts: Record<Locale, () => Part[]> = {
  es: () => [
    import('#schemas/locales/es/student.json'),
    import('#schemas/locales/es/pages.json'),
    import('#schemas/locales/es/shell.json'),
    import('#schemas/locales/es/errors.json'),
  ],
  en: () => [
    import('#schemas/locales/en/student.json'),
    import('#schemas/locales/en/pages.json'),
    import('#schemas/locales/en/shell.json'),
    import('#schemas/locales/en/errors.json'),
  ],
};

/** Those of the rooms of meetings: their pages are documents of their own, and no other loads them. */
const roomPart: Record<Locale, () => Part> = {
  es: () => import('#schemas/locales/es/room.json'),
  en: () => import('#schemas/locales/en/room.json'),
};

/** The words of the student site in a language, as far as a page needs them. */
export async function loadWords(locale: Locale, path: string): Promise<Words> {
  const needed = await Promise.all([...parts[locale](), ...(isRoom(path) ? [roomPart[locale]()] : [])]);
  return mergeWords(needed.map((part) => part.default));
}
