import { createContext, type ReactNode, useContext } from 'react';
import { type Locale, pick } from '#schemas/localize.ts';
import { translate } from '#schemas/words/sentences.ts';
import { mergeWords, type Words } from '#schemas/words/words.ts';

interface ReaderWords {
  locale: Locale;
  words: Words;
}

const ReadingContext = createContext<ReaderWords>({ locale: 'es', words: {} });

export function WordsProvider({ locale, words, children }: ReaderWords & { children: ReactNode }) {
  return <ReadingContext.Provider value={{ locale, words }}>{children}</ReadingContext.Provider>;
}

/** Words that a page brings with it, beside those that every page has. */
export function MoreWords({ words, children }: { words: Words; children: ReactNode }) {
  const context = useContext(ReadingContext);
  return (
    <WordsProvider {...context} words={mergeWords([context.words, words])}>
      {children}
    </WordsProvider>
  );
}

/** The reader's language: `t` says a word, `name` picks a record's field in it. */
export function useWords() {
  const { locale, words } = useContext(ReadingContext);
  return {
    locale,
    t: (key: string | string[], params?: Record<string, unknown>) => translate(words, locale, key, params),
    pick: (record: object, field: string) => pick(record as Record<string, unknown>, field, locale),
  };
}
