/** The levels of the course, by their `order` from 0. */
export const levels = Array.from({ length: 14 }, (_, order) => order);

/** How far one level is from the next, in logits. */
export const width = 0.75;

/** A level on the scale of difficulty and ability, in logits around the middle of the course. */
export const logitOf = (level: number): number => (level - 6.5) * width;

/** The place of a difficulty among the levels, which may lie between two of them. */
export const levelAt = (difficulty: number): number => difficulty / width + 6.5;

/** A probability for each level; they add up to one. */
export type Distribution = number[];

/** Makes weights add up to one. */
export function normalise(weights: number[]): Distribution {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}
