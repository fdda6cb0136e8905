import { useEffect, useRef } from 'react';
import type { CompiledForm } from '#schemas/questions/controls.ts';
import type { CheckedAnswer } from '#schemas/types/fragments/checked_answer.ts';
import { useWords } from '../../components/words.tsx';
import { groupsOf, partOf, questionsOf } from '../compiled.ts';
import { loaded } from '../loaded.ts';
import { Transcript } from '../Passage.tsx';
import { Review } from '../score/Review.tsx';

interface ExplanationProps {
  /** All that is asked, one by one. */
  asked: CompiledForm;
  shown: CheckedAnswer;
  /** What a browser without script takes along to the next. */
  sent?: Record<string, number>;
  onNext(): void;
}

const explanationId = 'explanation';

/** What became of an answer, beside what the question is about; Enter goes on. */
export function Explanation({ asked, shown, sent = {}, onNext }: ExplanationProps) {
  const { t } = useWords();
  const place = useRef<HTMLDivElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    next.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const { question } = shown;
  const { group: groupReview, ...reviewed } = shown.review;
  const [group] = groupsOf(partOf(asked, [question]).uiSchema);
  const { group: Grouped } = loaded.parts;
  const questions = questionsOf(asked);
  const number = questions.indexOf(question) + 1;
  const explanation = (
    <div ref={place} className="explained">
      <div id={explanationId}>
        <Review as="h2" reviewed={reviewed} number={number} of={questions.length} />
        {reviewed.correct === null ? <p>{t('practice.waiting')}</p> : null}
      </div>
      {groupReview?.transcript ? <Transcript words={groupReview.transcript} /> : null}
      <form
        className="actions"
        onSubmit={(event) => {
          event.preventDefault();
          onNext();
        }}
      >
        {Object.entries(sent).map(([key, value]) => (
          <input key={key} type="hidden" name={key} value={value} />
        ))}
        <button ref={next} type="submit" className="button" aria-describedby={explanationId}>
          {t('practice.next')}
        </button>
      </form>
    </div>
  );
  return group && Grouped ? (
    <Grouped group={group} first={number}>
      {explanation}
    </Grouped>
  ) : (
    explanation
  );
}
