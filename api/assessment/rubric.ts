import type { Schema } from '#schemas/dialect.ts';
import type { Text } from '#schemas/localize.ts';
import type { AnswerReview } from '#schemas/types/fragments/answer_review.ts';
import { bilingualText, list, object } from './author.ts';
import type { Issue } from './define.ts';
import { sentence } from './feedback.ts';

/** One thing that a person looks at, and how well it can be done. */
export interface Criterion {
  name: Text;
  levels: { points: number; name: Text }[];
}

/** What a person has chosen of one criterion, in words. */
export type CriterionMark = NonNullable<AnswerReview['judged']>[number];

const most = { criteria: 8, levels: 8, points: 20 };

export const rubricSchema: Schema = list(
  'Rubric',
  object(
    'Criterion',
    {
      name: bilingualText('What is looked at', 200),
      levels: list(
        'Levels',
        object(
          'Level',
          {
            points: { title: 'Points', type: 'integer', minimum: 0, maximum: most.points },
            name: bilingualText('What it is like', 500),
          },
          ['points', 'name'],
        ),
        most.levels,
      ),
    },
    ['name', 'levels'],
  ),
  most.criteria,
);

/** How well something can be done, from not at all. */
const usual = [0, 1, 2];

/** A rubric to begin with: its criteria are words of `questions.rubrics`. Authors make it theirs. */
export const usualRubric = (...criteria: string[]): Criterion[] =>
  criteria.map((criterion) => ({
    name: sentence(`rubrics.${criterion}`),
    levels: usual.map((points) => ({ points, name: sentence(`rubrics.levels.${points}`) })),
  }));

const best = ({ levels }: Criterion) => Math.max(0, ...levels.map(({ points }) => points));
const isBlank = ({ es, en }: Text) => !es?.trim() && !en?.trim();

/** A rubric that a person can use: each criterion has a name and can be met well or less well. */
export function checkRubric(rubric: Criterion[]): Issue[] {
  if (rubric.length === 0) return [{ path: 'body.rubric', rule: 'no_rubric' }];
  return rubric.flatMap((criterion, at) => {
    const [path, params] = [`body.rubric.${at}`, { number: at + 1 }];
    const { name, levels } = criterion;
    if (isBlank(name) || levels.some((level) => isBlank(level.name))) return [{ path, rule: 'rubric_unnamed', params }];
    const differ = new Set(levels.map(({ points }) => points)).size > 1;
    return differ ? [] : [{ path, rule: 'rubric_flat', params }];
  });
}

/** Who grades, and who reads what would have been good, has something to hold an answer against. */
export const checkModel = (model: string): Issue[] => (model.trim() ? [] : [{ path: 'key.model', rule: 'no_model' }]);

/** The rubric of a stored question; types that grade by themselves have none. */
export const rubricOf = ({ body }: { body: { rubric?: Criterion[] } }): Criterion[] => body.rubric ?? [];

/** What was chosen, by the places of the levels; null where a level is none of its criterion's. */
export function markCriteria(rubric: Criterion[], chosen: number[]): CriterionMark[] | null {
  if (chosen.length !== rubric.length) return null;
  const found = rubric.map((criterion, at) => {
    const level = criterion.levels[chosen[at] as number];
    return level && { criterion: criterion.name, level: level.name, points: level.points, of: best(criterion) };
  });
  return found.every((one) => one !== undefined) ? found : null;
}

/** The part of the question's points that this earns. */
export const shareOf = (chosen: CriterionMark[]): number =>
  chosen.reduce((sum, { points }) => sum + points, 0) / chosen.reduce((sum, { of }) => sum + of, 0);
