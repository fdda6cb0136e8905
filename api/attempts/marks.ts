import type { Text } from '#schemas/localize.ts';
import type { AttemptActions } from '#schemas/types/entities/attempts.ts';
import type { AnswerReview } from '#schemas/types/fragments/answer_review.ts';
import { nameOf, type StoredQuestion } from '../assessment/compile.ts';
import { byResult, feedbackTexts } from '../assessment/feedback.ts';
import { type CriterionMark, markCriteria, rubricOf, shareOf } from '../assessment/rubric.ts';
import { type FieldError, invalid } from '../engine/errors.ts';

/** What a person says to an answer: a level of each criterion, or points where the question has no rubric. */
export type Mark = AttemptActions['grade']['scores'][number];

/** What its student reads of it. */
export interface MarkedAnswer {
  /** In points of the question. */
  score: number;
  /** What the author says to that. */
  feedback: Text[];
  judged: CriterionMark[];
  comment: string | null;
}

/**
 * The marks of a graded attempt, by question.
 * @throws Problem 422 when a question that waits has none, another one has, or a mark does not fit its question
 */
export function marksOf(
  questions: StoredQuestion[],
  graded: Pick<AnswerReview, 'question' | 'score'>[],
  scores: Mark[],
): Map<string, MarkedAnswer> {
  const waiting = graded.filter(({ score }) => score === null).map(({ question }) => question);
  const marks = new Map<string, MarkedAnswer>();
  for (const [at, mark] of scores.entries()) {
    const question = questions.find((one) => nameOf(one) === mark.question);
    if (!question || !waiting.includes(mark.question)) throw wrong(at, 'question', { keyword: 'not_waiting' });
    const marked = pointsOf(question, mark, at);
    const feedback = feedbackTexts(
      ...byResult(question.key.feedback, question.points > 0 ? marked.score / question.points : 1),
    );
    marks.set(mark.question, { ...marked, feedback, comment: mark.comment?.trim() || null });
  }
  if (waiting.some((question) => !marks.has(question))) throw invalid({ scores: { keyword: 'scores_missing' } });
  return marks;
}

function pointsOf(
  question: StoredQuestion,
  { levels, score }: Mark,
  at: number,
): Pick<MarkedAnswer, 'score' | 'judged'> {
  const rubric = rubricOf(question);
  if (rubric.length > 0) {
    const found = markCriteria(rubric, levels ?? []);
    if (!found) throw wrong(at, 'levels', { keyword: 'rubric' });
    return { score: shareOf(found) * question.points, judged: found };
  }
  if (score === undefined) throw wrong(at, 'score', { keyword: 'required' });
  const limit = question.points;
  if (score > limit) throw wrong(at, 'score', { keyword: 'maximum', params: { limit } });
  return { score, judged: [] };
}

const wrong = (at: number, field: string, error: FieldError) => invalid({ [`scores.${at}.${field}`]: error });
