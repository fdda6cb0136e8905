/** What somebody was writing, by the names of the fields. */
export type Draft = Record<string, string>;

const prefix = 'help:';
const keyOf = (person: number, name: string) => `${prefix}${person}:${name}`;

/** Drafts are stored in the tab, under the person's id. Without storage there are none. */
function inStorage<T>(work: (storage: Storage) => T): T | null {
  try {
    return work(sessionStorage);
  } catch {
    return null;
  }
}

export const draftOf = (person: number, name: string): Draft =>
  inStorage((storage) => JSON.parse(storage.getItem(keyOf(person, name)) ?? '{}') as Draft) ?? {};

export const saveDraft = (person: number, name: string, draft: Draft): void =>
  void inStorage((storage) => storage.setItem(keyOf(person, name), JSON.stringify(draft)));

export const dropDraft = (person: number, name: string): void =>
  void inStorage((storage) => storage.removeItem(keyOf(person, name)));

/** Who signs out leaves nothing behind. */
export const dropDrafts = (): void =>
  void inStorage((storage) => {
    for (const key of Object.keys(storage).filter((one) => one.startsWith(prefix))) storage.removeItem(key);
  });
