import { deepEquals } from '@rjsf/utils';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Answers } from '../compiled.ts';
import { AnswerQueue, type Saving } from './answers.ts';

interface Attempt {
  id: number;
  seq: number;
  answers: Answers;
}

export interface Refusal {
  message: string;
  errors: Record<string, string>;
}

/**
 * The answers of an attempt on their way to the server.
 * @param onClosed is called when the attempt turns out to be submitted
 */
export function useAnswers(attempt: Attempt, onClosed: () => void) {
  const [answers, setAnswers] = useState(attempt.answers);
  const [saving, setSaving] = useState<Saving>('saved');
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const latest = useRef({ attempt, onClosed });
  latest.current = { attempt, onClosed };
  const queueRef = useRef<AnswerQueue | null>(null);

  const queue = useCallback(() => {
    const { id, seq } = latest.current.attempt;
    queueRef.current ??= new AnswerQueue(id, seq, {
      onSaving: setSaving,
      onStored: (stored) => setAnswers((shown) => adoptAnswers(shown, stored)),
      onRefused: (message, errors) => setRefusal({ message, errors }),
      onClosed: () => latest.current.onClosed(),
    });
    return queueRef.current;
  }, []);

  useEffect(() => {
    const here = queue();
    const newer = here.newer(latest.current.attempt.seq);
    if (Object.keys(newer).length > 0) setAnswers((shown) => adoptAnswers(shown, { ...shown, ...newer }));
    return here.start();
  }, [queue]);

  /** Takes changed answers, of which undefined clears. */
  const change = useCallback(
    (changed: Answers) => {
      setRefusal(null);
      setAnswers((shown) => adoptAnswers(shown, { ...shown, ...changed }));
      queue().add(changed);
    },
    [queue],
  );
  const drain = useCallback(() => queue().drain(), [queue]);
  return { answers, saving, refusal, change, drain };
}

/** The same object where nothing differs, so that nothing re-renders. */
function adoptAnswers(shown: Answers, stored: Answers): Answers {
  const present = Object.fromEntries(Object.entries(stored).filter(([, answer]) => answer != null));
  return deepEquals(shown, present) ? shown : present;
}
