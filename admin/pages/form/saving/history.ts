import { useCallback, useSyncExternalStore } from 'react';
import { useDataProvider } from 'react-admin';
import { reverse, type Step, turnAll } from './steps.ts';

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
