import { dictionary } from '@zxcvbn-ts/language-common';

/** The passwords that are guessed first. */
const known = new Set(dictionary['passwords-common'].map((password) => password.toLowerCase()));

/** Whether a password is among the most common ones, however it is capitalized. */
export const isCommon = (password: string): boolean => known.has(password.normalize('NFKC').toLowerCase());
