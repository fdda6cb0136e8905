const signs = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A short random id without signs that are read as one another. */
export const slug = (length = 4) =>
  [...crypto.getRandomValues(new Uint32Array(length))].map((number) => signs[number % signs.length]).join('');
