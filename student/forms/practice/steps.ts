import type { CheckedAnswer } from '#schemas/types/fragments/checked_answer.ts';

/** What a student sees now: a question, what became of one, or that all is done. */
export type Step =
  | { kind: 'asked'; name: string }
  /** Once more, of those that were wrong. */
  | { kind: 'again'; name: string; number: number; of: number }
  | { kind: 'shown'; shown: CheckedAnswer }
  | { kind: 'done' };

const wasWrong = ({ review }: CheckedAnswer) => review.correct === false;

/** All questions once, then those that were wrong or partly right once more. */
export function stepOf(questions: string[], checked: CheckedAnswer[]): Step {
  const byQuestion = new Map(checked.map((one) => [one.question, one]));
  const name = questions.find((one) => !byQuestion.has(one));
  if (name) return { kind: 'asked', name };
  const wrong = questions.flatMap((one) => byQuestion.get(one) ?? []).filter(wasWrong);
  const left = wrong.filter(({ tries }) => tries === 1);
  const [next] = left;
  if (!next) return { kind: 'done' };
  return { kind: 'again', name: next.question, number: wrong.length - left.length + 1, of: wrong.length };
}

/** The question that a step asks, whether for the first time or again; '' where it asks none. */
export const placeOf = (step: Step) => ('name' in step ? `${step.kind} ${step.name}` : '');
