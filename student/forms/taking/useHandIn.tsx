import { useNavigation, useSubmit } from '@remix-run/react';
import { useEffect, useState } from 'react';
import type { BegunAttempt } from '#schemas/types/fragments/begun_attempt.ts';
import { onceName, useOnceKey } from './once.ts';
import { TimeLeft } from './TimeLeft.tsx';
import { useAnswers } from './useAnswers.ts';

/** The answers of an attempt on their way, and how it is handed in: by its student, or when its time is over. */
export function useHandIn(attempt: BegunAttempt) {
  const send = useSubmit();
  const key = useOnceKey();
  const busy = useNavigation().state !== 'idle';
  const [over, setOver] = useState(false);
  const hand = () =>
    send({ intent: 'submit_anyway', attempt: attempt.id, [onceName]: key }, { method: 'post', replace: true });
  const taking = useAnswers(attempt, hand);
  const { saving } = taking;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the time is over and what was answered is stored
  useEffect(() => {
    if (over && saving === 'saved' && !busy) hand();
  }, [over, saving]);

  const clock =
    attempt.seconds_left === null ? null : (
      <TimeLeft
        attempt={attempt.id}
        seconds={attempt.seconds_left}
        limit={limitOf(attempt)}
        onOver={() => setOver(true)}
      />
    );
  return { ...taking, hand, key, busy, clock };
}

const limitOf = ({ started_at, deadline_at }: BegunAttempt) =>
  (Date.parse(deadline_at ?? started_at) - Date.parse(started_at)) / 1000;
