import { decimal, percent } from '#schemas/numbers.ts';
import { useLanguage } from '../../schema/labels.ts';

/** How probabilities and means are written. */
export function useShares() {
  const locale = useLanguage();
  return {
    percent: (value: number | null | undefined) => percent(value ?? 0, locale),
    decimal: (value: number | null | undefined) => decimal(value ?? 0, 1),
    /** A coefficient, of which a hundredth says something. */
    coefficient: (value: number) => decimal(value),
  };
}
