import { formatNumber, formatShare } from '#schemas/numbers.ts';

/** How probabilities and means are written; of a coefficient a hundredth says something. */
export const shares = {
  percent: (value: number | null | undefined) => formatShare(value ?? 0),
  decimal: (value: number | null | undefined) => formatNumber(value ?? 0, 1),
  coefficient: (value: number) => formatNumber(value, 2),
};
