import { useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';
import type { BegunAttempt } from '#schemas/types/fragments/begun_attempt.ts';
import type { CheckedAnswer } from '#schemas/types/fragments/checked_answer.ts';
import type { Saving } from '../taking/answers.ts';
import { readAttempt } from '../taking/attempt_calls.ts';
import { checkAnswer } from './check_answer.ts';
import { type GivenAnswer, useSteps } from './useSteps.ts';

/**
 * Where a student is in practice: what the server has checked, here or on another device, and what is asked next.
 * @param drain sends what waits, and says whether it is stored
 */
export function usePractice(attempt: BegunAttempt, drain: () => Promise<boolean>, saving: Saving) {
  const { revalidate } = useRevalidator();
  const ask = async ({ question, answers, again }: GivenAnswer) =>
    again || (await drain())
      ? checkAnswer(`attempts/${attempt.id}`, { question, ...(again ? { again: answers } : {}) })
      : 'offline';
  const steps = useSteps(attempt, ask);
  const { checked, clearOffline } = steps;

  // A device that is connected to a network that leads nowhere does not know when that ends.
  useEffect(() => {
    if (saving === 'saved') clearOffline();
  }, [saving, clearOffline]);

  useEffect(() => {
    const look = async () => {
      const stored = await readAttempt(attempt.id);
      if (stored && (!stored.practice || differ(stored.checked, checked))) revalidate();
    };
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  });

  return steps;
}

const differ = (tries: Record<string, number>, checked: CheckedAnswer[]) =>
  Object.entries(tries).some(([name, count]) => count > (checked.find((one) => one.question === name)?.tries ?? 0));
