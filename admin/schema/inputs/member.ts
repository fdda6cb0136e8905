import { useCallback } from 'react';
import { useTranslate } from 'react-admin';

const withFirst = (word: string, change: (letter: string) => string) => change(word.charAt(0)) + word.slice(1);

/** What one member of a list is called inside a sentence: "option" of the list of options. */
export function useMemberWord(): (source: string, label: string) => string {
  const translate = useTranslate();
  return useCallback(
    (source, label) => {
      const list = source.split('.').at(-1);
      return translate(`admin.list.items.${list}`, { _: withFirst(label, (letter) => letter.toLowerCase()) });
    },
    [translate],
  );
}

/** The same as the name of a row: "Option 2". */
export const rowName = (word: string, number: number): string =>
  `${withFirst(word, (letter) => letter.toUpperCase())} ${number}`;
