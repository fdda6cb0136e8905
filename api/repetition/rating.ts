import type { AnswerReview } from '#schemas/types/fragments/answer_review.ts';
import type { Rated } from './schedule.ts';

/** How well an answer says that something is remembered; how long it took says nothing. */
export const ratingOf = ({ correct, score }: Pick<AnswerReview, 'correct' | 'score'>): Rated =>
  correct ? 'good' : score ? 'hard' : 'again';
