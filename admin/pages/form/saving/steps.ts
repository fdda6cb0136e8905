import type { DataProvider } from 'react-admin';
import { housekeeping } from '#schemas/dialect.ts';
import { same } from '../../../providers/same.ts';
import type { Question } from '../types.ts';

/** A question before and after a change; null where it did not or does not exist. */
export interface Change {
  before: Question | null;
  after: Question | null;
}

export type Step = Change[];

/** What is no work of an author's. */
const unauthored = ['id', 'uses', 'learned_difficulty', ...housekeeping];

/** What a question says and where it stands. */
const contentOf = (question: Question) =>
  Object.fromEntries(Object.entries(question).filter(([name]) => !unauthored.includes(name)));

/** Writes one side of a change; a removed question is restored under its id. Conflicts are asked about as in any form. */
async function turn(provider: DataProvider, { before: from, after: to }: Change): Promise<void> {
  if (!to && from) {
    const { data } = await provider.getOne<Question>('questions', { id: from.id });
    const isOurs = same(contentOf(data), contentOf(from));
    await provider.delete('questions', { id: data.id, previousData: isOurs ? data : from });
  } else if (to && !from) {
    await provider.restore('questions', { id: to.id });
  } else if (to && from) {
    const { data } = await provider.getOne<Question>('questions', { id: from.id });
    const isOurs = same(contentOf(data), contentOf(from));
    const base = { ...contentOf(from), id: data.id, version: isOurs ? data.version : from.version } as Question;
    await provider.update('questions', { id: data.id, data: { ...base, ...contentOf(to) }, previousData: base });
  }
}

/** A passage is created before its questions and removed after them. */
const rank = ({ before, after }: Change) => ((before ?? after)?.type !== 'group' ? 1 : after ? 0 : 2);

/** Makes the questions what a step made of them. */
export async function turnAll(provider: DataProvider, step: Step): Promise<void> {
  for (const change of step.toSorted((one, other) => rank(one) - rank(other))) await turn(provider, change);
}

/** The step that takes a step back. */
export const reverse = (step: Step): Step => step.map(({ before, after }) => ({ before: after, after: before }));
