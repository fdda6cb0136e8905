import type { Skill } from '#schemas/placement/skills.ts';

/** A question of the bank as the placement sees it: it knows neither its text nor its key. */
export interface Item {
  id: number;
  /** The level that its author gave, 0 to 13. */
  level: number;
  skill: Skill;
  /** The share of its points that guessing earns on average, 0 to 1; 0 where the answer is typed. */
  floor: number;
  /** It is asked to be tried out: it counts for nothing. */
  pilot: boolean;
  /** Its difficulty in logits as answers have shown it, where that is known better than by its level. */
  difficulty?: number;
}

/** What came of a question that was asked: from 0, wrong, to 1, right. */
export interface Response {
  item: Item;
  score: number;
  /** The student said not to know it, instead of guessing. */
  unknown?: boolean;
}
