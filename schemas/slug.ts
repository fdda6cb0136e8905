import { customAlphabet } from 'nanoid';

/** A short random id without signs that are read as one another; as long as is asked. */
export const slug = customAlphabet('abcdefghjkmnpqrstuvwxyz23456789', 4);
