import type { Locale } from '#schemas/localize.ts';

/** How probabilities and means are written in a language. */
export function useShares(locale: Locale) {
  const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const fine = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  return {
    percent: (value: number | null | undefined) => share.format(value ?? 0),
    decimal: (value: number | null | undefined) => number.format(value ?? 0),
    /** A coefficient, of which a hundredth says something. */
    coefficient: (value: number) => fine.format(value),
  };
}
