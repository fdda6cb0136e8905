import { chance } from './chance.ts';
import { estimateOf } from './estimate.ts';
import type { Item } from './item.ts';
import { type Distribution, levels, logitOf } from './scale.ts';

/** One answer to a question: its score, and the belief about its student's level. */
export interface GradedAnswer {
  score: number;
  belief: Distribution;
  /** What guessing earned its student, where that is less than it earns others. */
  floor?: number;
}

/** What answers show about a question. */
export interface Calibration {
  answers: number;
  /** Of all that could be earned. */
  right: number;
  /** In logits: of the author's level and of the answers, by how many there are of them. */
  difficulty: number;
  /** By how many logits it is harder than its level says; easier below zero. */
  off: number;
  /** Whether it should be looked at. */
  odd: boolean;
}

/** The number of answers that weigh as much as the author's judgement. */
const authorsWeight = 50;
/** In logits, of what the answers are believed: of a question that is two off so much is seen in some dozens of them. */
const oddFrom = 0.75;

/** Students further from a question, in levels, inform next to nothing about it: they know it, or guess. */
const reach = 2;

/** Answers move a question no further than that from its level, in logits: all wrong has no difficulty of its own. */
const furthest = 4;
const halvings = 40;

/** The difficulty of a question as answers show it, shrunk towards its author's level: n/(n+50) of the way. */
export function calibrate(item: Item, all: GradedAnswer[]): Calibration {
  const informative = all.filter(({ belief }) => Math.abs(estimateOf(belief).mean - item.level) <= reach);
  const answers = informative.length;
  const earnedScore = informative.reduce((sum, { score }) => sum + score, 0);
  const statedDifficulty = logitOf(item.level);
  const shown = answers > 0 ? difficultyOf(item, informative, statedDifficulty) : statedDifficulty;
  const off = (answers / (answers + authorsWeight)) * (shown - statedDifficulty);
  return {
    answers,
    right: answers > 0 ? earnedScore / answers : 0,
    difficulty: statedDifficulty + off,
    off,
    odd: Math.abs(off) >= oddFrom,
  };
}

/** How many answers came from each level, by what is believed, each with a weight. */
const countOf = (answers: GradedAnswer[], weight: (answer: GradedAnswer) => number): number[] =>
  levels.map((level) => answers.reduce((all, one) => all + (one.belief[level] as number) * weight(one), 0));

/**
 * The difficulty at which as much is to be expected as was earned: the harder the less, so it is found by halving.
 * All right and all wrong are taken for half an answer less, or they would be infinitely easy or hard.
 */
function difficultyOf(item: Item, informative: GradedAnswer[], stated: number): number {
  const sum = informative.reduce((all, { score }) => all + score, 0);
  const earnedScore = Math.min(informative.length - 0.5, Math.max(0.5, sum));
  const learners = countOf(informative, () => 1);
  const guessing = countOf(informative, ({ floor = item.floor }) => floor);
  const expectedScore = (difficulty: number) =>
    learners.reduce((all, count, level) => {
      const known = chance({ ...item, floor: 0, difficulty }, level);
      return all + count * known + (guessing[level] as number) * (1 - known);
    }, 0);
  let [low, high] = [stated - furthest, stated + furthest];
  for (let step = 0; step < halvings; step += 1) {
    const middle = (low + high) / 2;
    if (expectedScore(middle) > earnedScore) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
