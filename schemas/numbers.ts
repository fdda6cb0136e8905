const formats = new Map<number, Intl.NumberFormat>();

/**
 * A number as people read it: `15,284`, `11.75`. Mexico and the United States write numbers alike, so there is one way for
 * both languages, the same in Node and in every browser.
 * @param digits after the point, at most
 */
export function formatNumber(value: number, digits = 3): string {
  const format = formats.get(digits) ?? new Intl.NumberFormat('en-US', { maximumFractionDigits: digits });
  formats.set(digits, format);
  return format.format(value);
}

/** What lies from 0 to 1 as a percentage: `75 %`. */
export const formatShare = (value: number, digits = 0): string => `${formatNumber(value * 100, digits)} %`;

/** What stands in a sentence: numbers are formatted, words stay as they are. */
export const inSentence = (value: unknown): string =>
  typeof value === 'number' ? formatNumber(value) : String(value ?? '');
