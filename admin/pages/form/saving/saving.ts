import { useCallback, useRef } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { listed } from '#schemas/lists.ts';
import { useAnnounce } from '../../../announce.tsx';
import { useLanguage } from '../../../schema/labels.ts';
import { focusFault } from '../cards/focus.ts';
import type { QuestionHandle } from '../question/QuestionForm.tsx';
import type { History } from './history.ts';
import type { SavedQuestion } from './save_question.ts';
import type { Writing } from './writing.ts';

/** Why all is saved that is open: because somebody saves, or before the form is published. */
type Purpose = 'save' | 'publish';

/** Saves open questions, one by its own button or all that are unsaved. `focused`: the card that had the focus last. */
export function useSaving(
  written: Writing,
  { record }: History,
  reread: () => Promise<unknown>,
  focused: string | null,
) {
  const translate = useTranslate();
  const notify = useNotify();
  const announce = useAnnounce();
  const locale = useLanguage();
  const handles = useRef(new Map<string, QuestionHandle>());
  const latest = useRef({ written, focused });
  latest.current = { written, focused };
  /** What is saved together is announced once, and closed when the list has been refetched. */
  const together = useRef<{ saved: SavedQuestion; finish: () => void }[] | null>(null);
  const turns = useRef<Promise<unknown>>(Promise.resolve());
  const underWay = useRef<{ request: string; turn: Promise<boolean> } | null>(null);

  const hold = useCallback((key: string, handle: QuestionHandle | null) => {
    if (handle) handles.current.set(key, handle);
    else handles.current.delete(key);
  }, []);

  const handleSaved = async (key: string, result: SavedQuestion) => {
    const { before, question, isKnown, isAll } = result;
    const finish = () => {
      const { written, focused } = latest.current;
      if (isAll()) written.leave(key, focused === key);
      else written.goOn(key, question);
    };
    if (!isKnown) record([{ before, after: question }]);
    if (together.current) return together.current.push({ saved: result, finish });
    if (!isKnown) announce.done(before ? 'update' : 'add', 'questions');
    await reread();
    return finish();
  };

  /** Those that could not be saved are named, and their author is led to the first. */
  const report = (failedKeys: string[], purpose: Purpose) => {
    const numbers = failedKeys.map((key) =>
      String(latest.current.written.rows.findIndex((row) => row.key === key) + 1),
    );
    const params = { numbers: listed(numbers, locale), smart_count: failedKeys.length };
    notify(translate(`admin.editor.unsaved.${purpose}`, params), { type: 'error' });
    focusFault(failedKeys[0] as string);
  };

  const closeAll = async (results: { saved: SavedQuestion; finish: () => void }[], isWhole: boolean) => {
    if (results.length === 0) return;
    const isNew = results.every(({ saved }) => saved.before === null);
    // What could not be saved is the more urgent news, and notices wait for one another.
    if (isWhole) announce.done(isNew ? 'add' : 'update', 'questions', { count: results.length });
    await reread();
    for (const { finish } of results) finish();
  };

  const saveNow = async (also: string | null, purpose: Purpose): Promise<boolean> => {
    const { rows, unsaved } = latest.current.written;
    const rowsToSave = rows.filter(({ key }) => unsaved.includes(key) || key === also);
    const failedKeys: string[] = [];
    together.current = [];
    for (const { key } of rowsToSave) if ((await handles.current.get(key)?.save()) === false) failedKeys.push(key);
    const results = together.current;
    together.current = null;
    await closeAll(results, failedKeys.length === 0);
    if (failedKeys.length > 0) report(failedKeys, purpose);
    return failedKeys.length === 0;
  };

  /**
   * Saves every question in which something is unsaved.
   * @param also a question that is saved in any case
   * @returns whether nothing is left unsaved; what is wrong is shown, and its author led there
   */
  const saveAll = useCallback((purpose: Purpose, also: string | null = null): Promise<boolean> => {
    const request = JSON.stringify([purpose, also, ...[...handles.current.values()].map((handle) => handle.text())]);
    // Pressed twice: what is on its way is not waited for to be saved anew.
    if (underWay.current?.request === request) return underWay.current.turn;
    const turn = turns.current.then(() => now.current(also, purpose));
    const current = { request, turn };
    underWay.current = current;
    turns.current = turn.finally(() => {
      if (underWay.current === current) underWay.current = null;
    });
    return turn;
  }, []);
  const now = useRef(saveNow);
  now.current = saveNow;

  return { hold, handleSaved, saveAll };
}
