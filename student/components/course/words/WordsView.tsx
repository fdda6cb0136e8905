import { Link } from '@remix-run/react';
import type { StudentLesson } from '#schemas/types/entities/lessons.ts';
import type { StudentLevel } from '#schemas/types/entities/levels.ts';
import '../../../styles/words.css';
import { Chip } from '../../Chip.tsx';
import { usePlaces } from '../../places.ts';
import { Listening } from '../../sound/Listening.tsx';
import { useWords } from '../../words.tsx';
import type { Word } from './deck.ts';
import { ListenTo } from './ListenTo.tsx';
import { Meaning, WordCards } from './WordCards.tsx';

export interface WordsData {
  level: StudentLevel;
  lessons: StudentLesson[];
  words: Word[];
  /** The lesson whose words are asked for; null: those of all. */
  lesson: number | null;
}

/** The words of a level as cards, and as the list that they are made of. */
export function WordsView({ level, lessons, words, lesson }: WordsData) {
  const { t, pick } = useWords();
  const places = usePlaces();
  const visibleWords = words.filter(({ lesson_id }) => lesson === null || lesson_id === lesson);
  const lessonsWithWords = lessons.filter(({ id }) => words.some(({ lesson_id }) => lesson_id === id));
  return (
    <div className="page">
      <p className="crumbs">
        <Link to={places.level(level)}>{pick(level, 'name')}</Link>
      </p>
      <h1>{t('pages.words')}</h1>
      <p className="lead">{t('words.lead')}</p>
      {lessonsWithWords.length > 1 ? (
        <nav className="chips" aria-label={t('words.lessons')}>
          <Chip to="?" isChosen={lesson === null}>
            {t('words.all')}
          </Chip>
          {lessonsWithWords.map(({ id, ...named }) => (
            <Chip key={id} to={`?lesson=${id}`} isChosen={lesson === id}>
              {pick(named, 'name')}
            </Chip>
          ))}
        </nav>
      ) : null}
      {visibleWords.length === 0 ? (
        <p className="empty">{t('words.none')}</p>
      ) : (
        <Listening>
          <WordCards key={lesson} words={visibleWords} />
          <details className="word-list">
            <summary>{t('words.list', { smart_count: visibleWords.length })}</summary>
            <ul className="rows">
              {visibleWords.map((word) => (
                <li key={`${word.resource} ${word.start}`}>
                  <ListenTo {...word} /> <strong lang="en">{word.word}</strong>
                  <Meaning {...word} />
                </li>
              ))}
            </ul>
          </details>
        </Listening>
      )}
    </div>
  );
}
