import type { AnswerReview } from '#schemas/types/fragments/answer_review.ts';

export type Mark = 'wrong' | 'partly' | 'waiting' | 'right';

export function markOf({ correct, score }: Pick<AnswerReview, 'correct' | 'score'>): Mark {
  if (correct === null) return 'waiting';
  if (correct) return 'right';
  return score ? 'partly' : 'wrong';
}

/** A reviewed answer with the place in which its question was asked. */
export interface NumberedReview {
  reviewed: AnswerReview;
  number: number;
}

const marks: Mark[] = ['wrong', 'partly', 'waiting', 'right'];
const rankOf = ({ reviewed }: NumberedReview) => marks.indexOf(markOf(reviewed));

/**
 * What there is to learn from comes first, wrong before partly right, and what was right by itself; what a person has
 * said to an answer is to be read, however right that is. Questions about one
 * passage stay together, behind it.
 */
export function orderReview(review: AnswerReview[]): { learn: NumberedReview[]; right: NumberedReview[] } {
  const all = review.map((reviewed, at) => ({ reviewed, number: at + 1 }));
  const isJudged = ({ comment, judged = [] }: AnswerReview) => Boolean(comment) || judged.length > 0;
  const isRight = ({ reviewed }: NumberedReview) => markOf(reviewed) === 'right' && !isJudged(reviewed);
  const sets = [
    ...Map.groupBy(
      all.filter((one) => !isRight(one)),
      setOf,
    ).values(),
  ].map(sortByRank);
  const learn = sets.toSorted(([one], [other]) => (one && other ? rankOf(one) - rankOf(other) : 0)).flat();
  return withPassages(review, { learn, right: all.filter(isRight) });
}

const setOf = ({ reviewed, number }: NumberedReview) => reviewed.group_name ?? number;
const sortByRank = (set: NumberedReview[]) => set.toSorted((one, other) => rankOf(one) - rankOf(other));

/** Each passage stands once, before the first of its questions that is shown. */
function withPassages(review: AnswerReview[], { learn, right }: { learn: NumberedReview[]; right: NumberedReview[] }) {
  const passages = new Map(review.flatMap(({ group }) => (group ? [[group.name, group]] : [])));
  const place = ({ reviewed: { group, ...reviewed }, number }: NumberedReview): NumberedReview => {
    const name = reviewed.group_name ?? group?.name ?? '';
    const passage = passages.get(name);
    passages.delete(name);
    return { reviewed: passage ? { ...reviewed, group: passage } : reviewed, number };
  };
  return { learn: learn.map(place), right: right.map(place) };
}
