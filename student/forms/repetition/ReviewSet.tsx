import { useState } from 'react';
import { useWords } from '../../components/words.tsx';
import { type Answers, questionsOf } from '../compiled.ts';
import { markOf } from '../controls.ts';
import { CurrentQuestion } from '../practice/CurrentQuestion.tsx';
import { checkAnswer } from '../practice/check_answer.ts';
import { Explanation } from '../practice/Explanation.tsx';
import { NotChecked } from '../practice/NotChecked.tsx';
import { SecondTry } from '../practice/SecondTry.tsx';
import { placeOf } from '../practice/steps.ts';
import { type Stepwise, useSteps } from '../practice/useSteps.ts';
import { Bar } from '../taking/Bar.tsx';
import { SetDone } from './SetDone.tsx';
import '../exercise.css';

/**
 * Own mistakes one at a time: checked, explained at once, and those that were wrong again once more at the end.
 * @param more how many cards are due beyond these
 */
export function ReviewSet({ set, more }: { set: Stepwise; more: number }) {
  const { t } = useWords();
  const [answers, setAnswers] = useState<Answers>({});
  const { step, checked, check, checking, trouble, goOn } = useSteps(set, ({ again, ...given }) =>
    checkAnswer(`review_sets/${set.id}`, { ...given, ...(again ? { again } : {}) }),
  );
  const [first] = useState(() => placeOf(step));
  const sent = { set: set.id };
  return (
    <div className="practice" {...markOf({ schema: set.schema, uiSchema: set.uiSchema })}>
      <Bar answered={checked.length} all={questionsOf(set).length} />
      <SecondTry />
      {step.kind === 'asked' || step.kind === 'again' ? (
        <CurrentQuestion
          key={placeOf(step)}
          asked={set}
          sent={sent}
          step={step}
          answers={answers}
          onAnswers={(changed) => setAnswers((all) => ({ ...all, ...changed }))}
          moved={placeOf(step) !== first}
          busy={checking}
          onCheck={check}
        />
      ) : null}
      {step.kind === 'shown' ? (
        <Explanation key={step.shown.question} asked={set} shown={step.shown} sent={sent} onNext={goOn} />
      ) : null}
      {step.kind === 'done' ? <SetDone checked={checked} more={more} /> : null}
      {trouble ? (
        <NotChecked why={t(trouble === 'changed' ? 'repetition.changed' : `practice.trouble.${trouble}`)} />
      ) : null}
    </div>
  );
}
