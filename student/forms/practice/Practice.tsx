import { useState } from 'react';
import type { BegunAttempt } from '#schemas/types/fragments/begun_attempt.ts';
import { useWords } from '../../components/words.tsx';
import { questionsOf } from '../compiled.ts';
import { PlaysProvider } from '../plays.tsx';
import { Bar } from '../taking/Bar.tsx';
import { useHandIn } from '../taking/useHandIn.tsx';
import { CurrentQuestion } from './CurrentQuestion.tsx';
import { Done } from './Done.tsx';
import { Explanation } from './Explanation.tsx';
import { NotChecked } from './NotChecked.tsx';
import { SecondTry } from './SecondTry.tsx';
import { ShowAll } from './ShowAll.tsx';
import { placeOf } from './steps.ts';
import { usePractice } from './usePractice.ts';
import '../exercise.css';

/** An exercise one question at a time: checked, explained at once, and those that were wrong once more at the end. */
export function Practice({ attempt }: { attempt: BegunAttempt }) {
  const { t } = useWords();
  const { answers, saving, refusal, change, drain, key, busy, clock } = useHandIn(attempt);
  const { step, checked, check, checking, trouble, goOn } = usePractice(attempt, drain, saving);
  const questions = questionsOf(attempt);
  const [first] = useState(() => placeOf(step));
  return (
    <div className="practice">
      <Bar answered={checked.length} all={questions.length} saving={saving} refusal={refusal?.message}>
        {clock}
      </Bar>
      <PlaysProvider attempt={attempt.id} plays={attempt.plays}>
        <SecondTry />
        {step.kind === 'asked' || step.kind === 'again' ? (
          <CurrentQuestion
            key={placeOf(step)}
            asked={attempt}
            attempt={attempt.id}
            sent={{ attempt: attempt.id, seq: attempt.seq }}
            step={step}
            againMore={t('practice.again_more')}
            answers={answers}
            onAnswers={change}
            errors={refusal?.errors}
            moved={placeOf(step) !== first}
            busy={busy || checking}
            onCheck={check}
          />
        ) : null}
        {step.kind === 'shown' ? (
          <Explanation key={step.shown.question} asked={attempt} shown={step.shown} onNext={goOn} />
        ) : null}
        {step.kind === 'done' ? <Done attempt={attempt} checked={checked} onceKey={key} busy={busy} /> : null}
        {trouble ? <NotChecked why={t(`practice.trouble.${trouble}`)} /> : null}
        {step.kind === 'done' ? null : <ShowAll attempt={attempt.id} busy={busy} />}
      </PlaysProvider>
    </div>
  );
}
