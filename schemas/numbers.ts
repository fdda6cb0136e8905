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

const sign = { es: '\u00a0%', en: '%' };

/** A share of something, from 0 to 1, as each language writes it: "70 %" with a space that no line breaks at, "70%". */
export const percent = (share: number, locale: keyof typeof sign, most = 0): string =>
  decimal(share * 100, most) + sign[locale];
