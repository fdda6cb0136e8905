import { questionTypes } from '#api/assessment/registry.ts';
import type { Row } from '#api/engine/define.ts';
import { answersOf } from '#schemas/questions/answer_pattern.ts';

/** The answer that earns all; null where it would have to be recorded. */
export const rightAnswer = ({ type, body, key }: Row): unknown =>
  type === 'speaking' ? null : questionTypes.get(type)?.solution({ body, key });

interface Choice {
  id: string;
}

interface Variant {
  text: string;
  weight?: number;
}

const another = (options: Choice[], correct: string) => options.find(({ id }) => id !== correct)?.id;
const expected = (accept: Variant[]) =>
  answersOf(accept.find(({ weight }) => weight === 0)?.text ?? 'I do not know')[0];

/** How a student gets each type wrong: another option, one too few, the mistake that the author expected. */
const mistakes: Record<string, (question: Row) => unknown> = {
  choice_single: ({ body, key }) => another(body.options, key.correct),
  choice_multiple: ({ key }) => key.correct.slice(1),
  text_short: ({ key }) => expected(key.accept),
  gap_choice: (question) => inFirstGap(question, another(question.body.gaps[0].options, question.key.gaps[0].correct)),
  gap_bank: (question) => inFirstGap(question, another(question.body.bank, question.key.gaps[0].correct)),
  boolean: (question) => inFirstRow(question, question.key.statements[0], ['true', 'false']),
  match: (question) => inFirstRow(question, question.key.left[0], idsOf(question.body.right)),
  // The last two the wrong way round.
  order: ({ key }) => [...key.order.slice(0, -2), ...key.order.slice(-2).reverse()],
  choice_image: ({ body, key }) => another(body.options, key.correct),
  gap_typed: (question) => inFirstGap(question, expected(question.key.gaps[0].accept)),
};

/** Whether a typical wrong answer is known of a question; the others are left open. */
export const hasMistake = ({ type }: Row): boolean => Object.hasOwn(mistakes, type);

/** A typical wrong answer. */
export function mistakenAnswer(question: Row): unknown {
  const mistake = mistakes[question.type];
  if (!mistake) throw new Error(`seeds/load/answers.ts knows no mistake for ${question.type}`);
  return mistake(question);
}

const inFirstGap = (question: Row, answer: unknown) => ({
  ...(rightAnswer(question) as object),
  [question.key.gaps[0].id]: answer,
});

const idsOf = (options: Choice[]) => options.map(({ id }) => id);

const inFirstRow = (question: Row, { id, correct }: { id: string; correct: string }, others: string[]) => ({
  ...(rightAnswer(question) as object),
  [id]: others.find((other) => other !== correct),
});
