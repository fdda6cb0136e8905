import { useWords } from '../../words.tsx';
import type { Word } from './deck.ts';

/** The button by which a word is heard, in a text that listens to it (`Listening`). */
export function ListenTo({ word, resource, start, end }: Pick<Word, 'word' | 'resource' | 'start' | 'end'>) {
  const { t } = useWords();
  return (
    <button
      type="button"
      className="listen"
      data-sound={resource}
      data-start={start}
      data-end={end}
      data-text={word}
      aria-label={t('sound.line', { text: word })}
    />
  );
}
