import type { Identifier } from 'react-admin';
import { useQueryOf } from '../../providers/queries.ts';
import type { Asked } from '../attempts/submission_review.ts';

/** What a distribution over the levels says in a few figures. */
interface Estimate {
  level: number;
  probability: number;
  near: number;
  mean: number;
  standard_error: number;
  interval: [number, number];
}

export interface Skill extends Estimate {
  skill: string;
  asked: number;
  right: number;
}

/** An answer beside its key, with what the placement knows of its question. */
export interface Judged extends Asked {
  level: number | null;
  skill: string | null;
  pilot: boolean;
  /** How probable a right answer is at the level that is proposed. */
  chance: number | null;
  seconds: number | null;
}

/** All of a leveling test, as who reviews it gets it. */
export interface Evidence {
  id: number;
  attempt: { id: number; status: string; started_at: string };
  /** The probability of each level, from 0. */
  prior: number[];
  proposal: Estimate & { cautious: number; belief: number[]; skills: Skill[]; flags: string[] };
  /** What was believed after each answer. */
  course: (Estimate & { question: string })[];
  levels: { level: number; asked: number; right: number }[];
  questions: Judged[];
}

export const useEvidence = (id: Identifier) => useQueryOf<Evidence>('leveling_tests', id, 'review');
