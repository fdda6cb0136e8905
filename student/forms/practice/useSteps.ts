import { useRevalidator, useSearchParams } from '@remix-run/react';
import { useCallback, useEffect, useState } from 'react';
import type { CompiledForm } from '#schemas/questions/controls.ts';
import type { CheckedAnswer } from '#schemas/types/fragments/checked_answer.ts';
import { type Answers, questionsOf } from '../compiled.ts';
import type { Trouble } from './check_answer.ts';
import { type Step, stepOf } from './steps.ts';

/** What is asked question by question, and what of it the server had checked when it was read. */
export interface Stepwise extends CompiledForm {
  id: number;
  checked: CheckedAnswer[];
}

/** An answer to be checked; the second one to a question that was wrong is not stored. */
export interface GivenAnswer {
  question: string;
  answers: Answers;
  again: boolean;
}

/**
 * Where a student is among questions that come one at a time: what was checked, and what is asked next.
 * @param ask has the server check an answer
 */
export function useSteps(asked: Stepwise, ask: (given: GivenAnswer) => Promise<CheckedAnswer | Trouble>) {
  const [search] = useSearchParams();
  const { revalidate } = useRevalidator();
  const [here, setHere] = useState<CheckedAnswer[]>([]);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [checking, setChecking] = useState(false);
  const checked = mergeChecked(asked.checked, here);
  const [shown, setShown] = useState(checked.find(({ question }) => question === search.get('checked')) ?? null);
  const step: Step = shown ? { kind: 'shown', shown } : stepOf(questionsOf(asked), checked);

  /** The connection has come back: what was said of it is over. */
  const clearOffline = useCallback(() => setTrouble((now) => (now === 'offline' ? null : now)), []);
  useEffect(() => {
    window.addEventListener('online', clearOffline);
    return () => window.removeEventListener('online', clearOffline);
  }, [clearOffline]);

  const check = async (given: GivenAnswer) => {
    if (checking) return;
    setChecking(true);
    setTrouble(null);
    const result = await ask(given);
    setChecking(false);
    if (typeof result === 'string') {
      setTrouble(result);
      if (result === 'changed') revalidate();
      return;
    }
    const before = checked.find((one) => one.question === given.question);
    setHere((all) => mergeChecked(all, [before ? { ...before, tries: result.tries } : result]));
    setShown(result);
  };

  return { step, checked, check, checking, trouble, clearOffline, goOn: () => setShown(null) };
}

/** Each question once, as it was checked last. */
const mergeChecked = (some: CheckedAnswer[], others: CheckedAnswer[]): CheckedAnswer[] => {
  const all = new Map(some.map((one) => [one.question, one]));
  for (const one of others) if (one.tries >= (all.get(one.question)?.tries ?? 0)) all.set(one.question, one);
  return [...all.values()];
};
