import { draftStore, dropUnder } from '#schemas/browser/tab_storage.ts';

/** What somebody was writing, by the names of the fields. */
type Draft = Record<string, string>;

export const { saveDraft, dropDraft, draftOf } = draftStore<Draft>('help');

export const dropDrafts = (): void => dropUnder('help:');
