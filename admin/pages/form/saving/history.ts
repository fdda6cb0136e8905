import { useCallback, useSyncExternalStore } from 'react';
import { type DataProvider, useDataProvider } from 'react-admin';
import { housekeeping } from '#schemas/dialect.ts';
import { same } from '../../../providers/same.ts';
import type { Question } from '../types.ts';

/** A question before and after a change; null where it did not or does not exist. */
export interface Change {
  before: Question | null;
  after: Question | null;
}

export type Step = Change[];

interface Steps {
  done: Step[];
  undone: Step[];
}

/** What was done to each form since the back office was opened, also while other pages are looked at. */
const steps = new Map<number, Steps>();
const none: Steps = { done: [], undone: [] };
const listeners = new Set<() => void>();

function set(form: number, change: (steps: Steps) => Steps): void {
  steps.set(form, change(steps.get(form) ?? none));
  for (const listener of listeners) listener();
}

const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** What is on its way of each form, and has no step yet. */
const underWay = new Map<number, Set<Promise<unknown>>>();

/** Makes undo wait for what is being saved: until then there is nothing to undo. */
export function waitedFor<T>(form: number, work: Promise<T>): Promise<T> {
  const all = underWay.get(form) ?? new Set();
  underWay.set(form, all.add(work));
  const end = () => void all.delete(work);
  work.then(end, end);
  return work;
}

const allSaved = (form: number) => Promise.allSettled(underWay.get(form) ?? []);

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

export type History = ReturnType<typeof useHistory>;

/** The changes to a form's questions, for undo and redo. */
export function useHistory(form: number) {
  const provider = useDataProvider();
  const { done, undone } = useSyncExternalStore(listen, () => steps.get(form) ?? none);

  const record = useCallback(
    (step: Step) => step.length > 0 && set(form, ({ done }) => ({ done: [...done, step], undone: [] })),
    [form],
  );
  const undo = useCallback(
    async (chosen?: Step) => {
      if (!chosen) await allSaved(form);
      const step = chosen ?? steps.get(form)?.done.at(-1);
      if (!step || !steps.get(form)?.done.includes(step)) return;
      await turnAll(provider, reverse(step));
      set(form, ({ done, undone }) => ({ done: done.filter((one) => one !== step), undone: [...undone, step] }));
    },
    [form, provider],
  );
  const redo = useCallback(async () => {
    await allSaved(form);
    const step = steps.get(form)?.undone.at(-1);
    if (!step) return;
    await turnAll(provider, step);
    set(form, ({ done, undone }) => ({ done: [...done, step], undone: undone.slice(0, -1) }));
  }, [form, provider]);

  return { record, undo, redo, canUndo: done.length > 0, canRedo: undone.length > 0 };
}
