/** A nested tree of words, as `schemas/locales` holds them. */
export interface Words {
  [key: string]: string | Words;
}

/** The words of several parts of a language as one tree: parts share branches (`errors` is in several). */
export const mergeWords = (parts: Words[]): Words => parts.reduce(mergePart, {});

function mergePart(words: Words, part: Words): Words {
  const all = { ...words };
  for (const [key, value] of Object.entries(part)) {
    const present = all[key];
    all[key] = typeof value === 'object' && typeof present === 'object' ? mergePart(present, value) : value;
  }
  return all;
}

/** The word under a dotted key, or undefined. */
export function word(words: Words, key: string): string | undefined {
  let found: string | Words | undefined = words;
  for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined;
  return typeof found === 'string' ? found : undefined;
}
