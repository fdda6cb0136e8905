import { useRevalidator, useSearchParams } from '@remix-run/react';
import { useEffect, useState } from 'react';
import type { BegunAttempt } from '#schemas/types/fragments/begun_attempt.ts';
import type { CheckedAnswer } from '#schemas/types/fragments/checked_answer.ts';
import { type Answers, questionsOf } from '../compiled.ts';
import { readAttempt } from '../taking/attempt_calls.ts';
import { checkAnswer } from './check_answer.ts';
import { type Step, stepOf } from './steps.ts';

/** Why a question could not be checked just now. */
type Trouble = 'offline' | 'signed_out' | 'changed';

/**
 * Where a student is in practice: what the server has checked, here or on another device, and what is asked next.
 * @param drained sends what waits, and says whether it is stored
 */
export function usePractice(attempt: BegunAttempt, drained: () => Promise<boolean>) {
  const [search] = useSearchParams();
  const { revalidate } = useRevalidator();
  const [here, setHere] = useState<CheckedAnswer[]>([]);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [checking, setChecking] = useState(false);
  const checked = joined(attempt.checked, here);
  const [shown, setShown] = useState(checked.find(({ question }) => question === search.get('checked')) ?? null);
  const step: Step = shown ? { kind: 'shown', shown } : stepOf(questionsOf(attempt), checked);

  useEffect(() => {
    const look = async () => {
      const found = await readAttempt(attempt.id);
      if (found && (!found.practice || differ(found.checked, checked))) revalidate();
    };
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  });

  /** @param again the second answer to a question that was wrong, which is not stored */
  const check = async (question: string, again?: Answers) => {
    if (checking) return;
    setChecking(true);
    setTrouble(null);
    const found = again || (await drained()) ? await checkAnswer(attempt.id, question, again) : 'offline';
    setChecking(false);
    if (typeof found === 'string') {
      setTrouble(found);
      if (found === 'changed') revalidate();
      return;
    }
    const before = checked.find((one) => one.question === question);
    setHere((all) => joined(all, [before ? { ...before, tries: found.tries } : found]));
    setShown(found);
  };

  return { step, checked, check, checking, trouble, goOn: () => setShown(null) };
}

/** Each question once, as it was checked last. */
const joined = (some: CheckedAnswer[], others: CheckedAnswer[]): CheckedAnswer[] => {
  const all = new Map(some.map((one) => [one.question, one]));
  for (const one of others) if (one.tries >= (all.get(one.question)?.tries ?? 0)) all.set(one.question, one);
  return [...all.values()];
};

const differ = (tries: Record<string, number>, checked: CheckedAnswer[]) =>
  Object.entries(tries).some(([name, count]) => count > (checked.find((one) => one.question === name)?.tries ?? 0));
