import { decimal, percent } from '#schemas/numbers.ts';

/** How probabilities and means are written. */
export const shares = {
  percent: (value: number | null | undefined) => percent(value ?? 0),
  decimal: (value: number | null | undefined) => decimal(value ?? 0, 1),
  /** A coefficient, of which a hundredth says something. */
  coefficient: (value: number) => decimal(value),
};
