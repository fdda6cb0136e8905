import type { Question } from '../types.ts';

export const isGroup = ({ type }: { type: string }) => type === 'group';

/** The questions as they are asked: those of a passage follow it. */
export function inGroups(questions: Question[]): Question[] {
  const groups = new Set(questions.filter(isGroup).map(({ id }) => id));
  const inside = (question: Question) => question.parent_id !== null && groups.has(question.parent_id);
  return questions
    .filter((question) => !inside(question))
    .flatMap((question) => [question, ...questions.filter(({ parent_id }) => parent_id === question.id)]);
}

/** What a question is moved with: a passage takes its questions along. */
const blockOf = (question: Question, among: Question[]) =>
  among.filter(({ id, parent_id }) => id === question.id || parent_id === question.id);

/**
 * The list after a question was moved to the place of another; as it was, where one of them is no longer in it. By itself it
 * passes a whole passage; within a passage it stays there: it leaves it in its form.
 */
export function moveQuestion(questions: Question[], id: number | undefined, onto: number | undefined): Question[] {
  const [from, to] = [id, onto].map((wantedId) => questions.findIndex((one) => one.id === wantedId)) as [
    number,
    number,
  ];
  const [question, target] = [questions[from], questions[to]];
  if (!question || !target || from === to) return questions;
  const goal = target.parent_id === question.parent_id ? target : questions.find(({ id }) => id === target.parent_id);
  if (!goal || goal.id === question.id || goal.parent_id !== question.parent_id) return questions;
  const [block, passed] = [blockOf(question, questions), blockOf(goal, questions)];
  const rest = questions.filter((one) => !block.includes(one));
  const at = rest.indexOf(goal) + (to > from ? passed.length : 0);
  return rest.toSpliced(at, 0, ...block);
}
