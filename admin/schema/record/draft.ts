import { draftStore, dropUnder, inTab, namesUnder } from '#schemas/browser/tab_storage.ts';
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

export const { saveDraft, dropDraft, draftOf } = draftStore<Draft>('draft');

const prefixOf = (person: number) => `draft:${person}:`;

const draftsByPerson = new Map<number, Draft[]>();

/** The drafts of a person that stood when the document was opened, until they are dismissed. */
export function interruptedDrafts(person: number): Draft[] {
  const drafts = draftsByPerson.get(person) ?? draftsOf(person);
  draftsByPerson.set(person, drafts);
  return drafts;
}

export const dismissDrafts = (person: number): void => void draftsByPerson.set(person, []);

const draftsOf = (person: number): Draft[] =>
  inTab((storage) =>
    namesUnder(storage, prefixOf(person)).map((name) => JSON.parse(storage.getItem(name) as string) as Draft),
  ) ?? [];

export const dropDrafts = (person: number): void => dropUnder(prefixOf(person));
