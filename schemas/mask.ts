/** `#` stands for a digit, `@` for a letter, `*` for either; any other sign for itself. */
export const signs: Record<string, string> = { '#': '\\d', '@': '\\p{L}', '*': '[\\p{L}\\d]' };

const literally = (sign: string) => sign.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** An input mask as a regular expression of the whole value. */
export const maskPattern = (mask: string) =>
  new RegExp(`^${[...mask].map((sign) => signs[sign] ?? literally(sign)).join('')}$`, 'u');
