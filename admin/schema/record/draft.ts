import type { Row } from '../../providers/conflict.ts';

/**
 * What somebody was writing in a form when the page was left without a choice: the session ended, the page was loaded
 * anew.
 */
export interface Draft {
  /** The fields that differ from what the form was given. */
  values: Row;
  /** The version of the record that they were written over; undefined for a new one. */
  version: unknown;
  /** What the page is called, and where it is. */
  title: string;
  address: string;
}

const keyOf = (person: number, form: string) => `draft:${person}:${form}`;

/** Drafts are stored in the tab, under the person's id. A browser without storage has none. */
function inStorage<T>(work: (storage: Storage) => T): T | undefined {
  try {
    return work(sessionStorage);
  } catch {
    return undefined;
  }
}

export const saveDraft = (person: number, form: string, draft: Draft): void =>
  void inStorage((storage) => storage.setItem(keyOf(person, form), JSON.stringify(draft)));

export const dropDraft = (person: number, form: string): void =>
  void inStorage((storage) => storage.removeItem(keyOf(person, form)));

export const draftOf = (person: number, form: string): Draft | null =>
  inStorage((storage) => JSON.parse(storage.getItem(keyOf(person, form)) ?? 'null') as Draft | null) ?? null;

const interrupted = new Map<number, Draft[]>();

/** The drafts of a person that stood when the document was opened, until they are dismissed. */
export function interruptedDrafts(person: number): Draft[] {
  const found = interrupted.get(person) ?? draftsOf(person);
  interrupted.set(person, found);
  return found;
}

export const dismissDrafts = (person: number): void => void interrupted.set(person, []);

const draftsOf = (person: number): Draft[] =>
  inStorage((storage) => keysOf(storage, person).map((key) => JSON.parse(storage.getItem(key) as string) as Draft)) ??
  [];

/** Who signs out leaves nothing behind. */
export const dropDrafts = (person: number): void =>
  void inStorage((storage) => {
    for (const key of keysOf(storage, person)) storage.removeItem(key);
  });

const keysOf = (storage: Storage, person: number) =>
  Object.keys(storage).filter((key) => key.startsWith(keyOf(person, '')));
