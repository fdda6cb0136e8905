/** What a tab stores for as long as it is open. A browser may refuse to store anything: then there is nothing. */
export function inTab<T>(work: (storage: Storage) => T): T | undefined {
  try {
    return work(sessionStorage);
  } catch {
    return undefined;
  }
}

/** The names that begin so, of all that is stored. */
export const namesUnder = (storage: Storage, prefix: string): string[] =>
  Object.keys(storage).filter((name) => name.startsWith(prefix));

/** Who signs out leaves nothing behind. */
export const dropUnder = (prefix: string): void =>
  void inTab((storage) => {
    for (const name of namesUnder(storage, prefix)) storage.removeItem(name);
  });

/** Stores what somebody was writing, by the person's id and the name of the form. */
export function draftStore<Draft>(prefix: string) {
  const keyOf = (person: number, form: string) => `${prefix}:${person}:${form}`;
  return {
    saveDraft: (person: number, form: string, draft: Draft): void =>
      void inTab((storage) => storage.setItem(keyOf(person, form), JSON.stringify(draft))),
    dropDraft: (person: number, form: string): void => void inTab((storage) => storage.removeItem(keyOf(person, form))),
    draftOf: (person: number, form: string): Draft | null =>
      inTab((storage) => JSON.parse(storage.getItem(keyOf(person, form)) ?? 'null') as Draft | null) ?? null,
  };
}
