/**
 * A number as Mexico and the English write it alike ("15,284", "11.75"), the same in Node and in every browser.
 * @param most how many decimals at most
 */
export function decimal(value: number, most = 2): string {
  const [whole = '', part = ''] = Math.abs(value).toFixed(most).split('.');
  const decimals = part.replace(/0+$/, '');
  const digits = whole.replace(/\B(?=(\d{3})+$)/g, ',') + (decimals && `.${decimals}`);
  return value < 0 && /[1-9]/.test(digits) ? `-${digits}` : digits;
}

/** A share of something, from 0 to 1. */
export const percent = (share: number, most = 0): string => `${decimal(share * 100, most)} %`;

/** What stands in a sentence: numbers are formatted, words stay as they are. */
export const inSentence = (value: unknown): string =>
  typeof value === 'number' ? decimal(value) : String(value ?? '');
