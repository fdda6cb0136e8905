import { type Dispatch, type SetStateAction, useState } from 'react';
import type { useQuestionDeeds } from '../questions.ts';
import type { History } from '../saving/history.ts';
import type { Writing } from '../saving/writing.ts';
import type { Question } from '../types.ts';
import { isGroup, moveQuestion } from './arrangement.ts';
import { cardOf } from './card_id.ts';
import { focusCard, focusDeed } from './focus.ts';
import type { Deed } from './QuestionCard.tsx';

interface Options {
  questions: Question[];
  written: Writing;
  history: History;
  deeds: ReturnType<typeof useQuestionDeeds>;
  setOpen: Dispatch<SetStateAction<string[]>>;
}

/** What the buttons of the cards do, and dragging them. */
export function useCardDeeds({ questions, written, history, deeds, setOpen }: Options) {
  const { arrange, duplicate, remove, reread } = deeds;
  const [moving, setMoving] = useState<Question | null>(null);
  const idOf = (key: string) => written.rows.find((row) => row.key === key)?.draft.id;
  const keyOf = (question: Question | undefined) =>
    written.rows.find(({ draft }) => question && draft.id === question.id)?.key;
  const move = async (id: number | undefined, onto: number | undefined) => {
    const wanted = moveQuestion(questions, id, onto);
    if (wanted !== questions) await arrange(wanted);
  };
  /** The end of what a question is moved with. */
  const lastOf = (question: Question, at: number) =>
    isGroup(question) ? questions.findLastIndex(({ id, parent_id }) => (parent_id ?? id) === question.id) : at;

  const act = (key: string, deed: Deed) => {
    const at = questions.findIndex(({ id }) => id === idOf(key));
    const question = questions[at];
    if (!question) return;
    const all: Record<Deed, () => unknown> = {
      edit: () => setOpen((now) => (now.includes(key) ? now : [...now, key])),
      up: () => move(question.id, questions[at - 1]?.id).then(() => focusDeed(key, deed)),
      down: () => move(question.id, questions[lastOf(question, at) + 1]?.id).then(() => focusDeed(key, deed)),
      duplicate: () => duplicate(question, questions),
      move: () => setMoving(question),
      remove: () => {
        // The author removed it: there is nothing left to save.
        written.close(key);
        const next = questions[at + 1] ?? questions[at - 1];
        void remove(question, questions).then(() => focusCard(keyOf(next)));
      },
    };
    all[deed]();
  };
  const drop = (key: string, dropped: string) => void move(idOf(dropped), idOf(key));
  /** Questions that have gone to another form. */
  const left = async (those: Question[]) => {
    const was = (row: Question) => questions.find(({ id }) => id === row.id) ?? null;
    history.record(those.map((row) => ({ before: was(row), after: row })));
    setMoving(null);
    for (const row of those) written.close(keyOf(row) ?? cardOf(row.id));
    await reread();
  };
  return { act, drop, left, moving, close: () => setMoving(null) };
}
