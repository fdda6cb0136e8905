import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useWords } from '../../words.tsx';
import { answerCard, deal, hand, type Word } from './deck.ts';
import { ListenTo } from './ListenTo.tsx';

/** Words one by one: heard and read, then what they mean. Nothing of it is stored or counts. */
export function WordCards({ words }: { words: Word[] }) {
  const { t } = useWords();
  const [deck, setDeck] = useState(() => deal(words));
  const [turn, setTurn] = useState(0);
  const next = (change: typeof deck) => {
    setDeck(change);
    setTurn(turn + 1);
  };
  const [card] = deck.left;
  return (
    <section className="word-cards" aria-label={t('words.cards')}>
      {card ? (
        <Card
          key={turn}
          word={card}
          moved={turn > 0}
          left={deck.left.length}
          onAnswer={(knew) => next(answerCard(deck, knew))}
        />
      ) : (
        <Done {...deck} onMore={() => next(deal(deck.rest))} onAgain={() => next(deal(words))} />
      )}
    </section>
  );
}

interface CardProps {
  word: Word;
  /** Another one was there before: the reader is led here. */
  moved: boolean;
  left: number;
  onAnswer(knew: boolean): void;
}

function Card({ word, moved, left, onAnswer }: CardProps) {
  const { t } = useWords();
  const [isShown, setShown] = useState(false);
  const heading = useLed(moved);
  // The second half of a double click on what stood in its place answers nothing.
  const answer =
    (knew: boolean) =>
    ({ detail }: MouseEvent) => {
      if (detail < 2) onAnswer(knew);
    };
  return (
    <>
      <p className="row-facts">{t('words.left', { smart_count: left })}</p>
      <h2 ref={heading} tabIndex={-1}>
        <ListenTo {...word} /> <span lang="en">{word.word}</span>
      </h2>
      <div aria-live="polite">{isShown ? <Meaning {...word} /> : null}</div>
      <div className="actions">
        {isShown ? (
          <>
            <button type="button" className="button" onClick={answer(true)}>
              {t('words.knew')}
            </button>
            <button type="button" className="button quiet" onClick={answer(false)}>
              {t('words.again')}
            </button>
          </>
        ) : (
          <button type="button" className="button" onClick={() => setShown(true)}>
            {t('words.show')}
          </button>
        )}
      </div>
    </>
  );
}

/** What a word means in the reader's language, and how it is used. */
export function Meaning({ meaning, english_meaning, example }: Word) {
  const { locale } = useWords();
  return (
    <>
      <p className="word-meaning">{locale === 'en' ? (english_meaning ?? meaning) : meaning}</p>
      <p className="word-example" lang="en">
        {example}
      </p>
    </>
  );
}

interface DoneProps {
  size: number;
  rest: Word[];
  onMore(): void;
  onAgain(): void;
}

function Done({ size, rest, onMore, onAgain }: DoneProps) {
  const { t } = useWords();
  const heading = useLed(true);
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {t('words.done', { smart_count: size })}
      </h2>
      <div className="actions">
        {rest.length > 0 ? (
          <button type="button" className="button" onClick={onMore}>
            {t('words.more', { smart_count: Math.min(rest.length, hand) })}
          </button>
        ) : null}
        <button type="button" className="button quiet" onClick={onAgain}>
          {t('words.from_start')}
        </button>
      </div>
    </>
  );
}

/** Takes the focus when it appears in the place of another. */
function useLed(moved: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (moved) heading.current?.focus();
  }, [moved]);
  return heading;
}
