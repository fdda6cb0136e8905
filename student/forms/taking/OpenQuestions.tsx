import { useEffect, useRef } from 'react';
import { useWords } from '../../components/words.tsx';
import { questionId } from '../ids.ts';

interface OpenQuestionsProps {
  open: string[];
  questions: string[];
  /** Counts how often the reader asked to submit: each time they are led here. */
  submits: number;
}

/** Which questions are open, with a way to each; from here on the exercise can be submitted anyway. */
export function OpenQuestions({ open, questions, submits }: OpenQuestionsProps) {
  const { t } = useWords();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (submits > 0) panel.current?.focus();
  }, [submits]);
  return (
    <div className="open-questions" id="open" ref={panel} tabIndex={-1}>
      <p>{t('exercise.open', { smart_count: open.length })}</p>
      <ul>
        {open.map((name) => (
          <li key={name}>
            <a href={`#${questionId(name)}`}>
              {t('forms.question', { number: questions.indexOf(name) + 1, of: questions.length })}
            </a>
          </li>
        ))}
      </ul>
      <p>{t('exercise.open_warning')}</p>
      <button type="submit" name="intent" value="submit_anyway" className="button quiet">
        {t('exercise.anyway')}
      </button>
    </div>
  );
}
