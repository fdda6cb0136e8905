import { useMemo } from 'react';
import { RichText } from '../RichText.tsx';
import { useWords } from '../words.tsx';
import { type Sounds, withListenButtons } from './listen_buttons.ts';

/** Text that staff wrote, in which what a recording says can be listened to line by line. */
export function SpokenText({ html, sounds }: { html: string; sounds: Sounds }) {
  const { t, locale } = useWords();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words follow from the language
  const htmlWithButtons = useMemo(
    () => withListenButtons(html, sounds, { line: (text) => t('sound.line', { text }), all: t('sound.all') }),
    [html, sounds, locale],
  );
  return <RichText html={htmlWithButtons} />;
}
