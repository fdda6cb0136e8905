import { type Dispatch, type SetStateAction, useState } from 'react';
import type { useQuestionActions } from '../questions.ts';
import type { History } from '../saving/history.ts';
import type { Writing } from '../saving/writing.ts';
import type { Question } from '../types.ts';
import { cardOf } from './card_id.ts';
import { focusAction, focusCard } from './focus.ts';
import type { CardAction } from './QuestionCard.tsx';
import { isGroup, moveQuestion } from './question_order.ts';

interface Options {
  questions: Question[];
  written: Writing;
  history: History;
  actions: ReturnType<typeof useQuestionActions>;
  setOpen: Dispatch<SetStateAction<string[]>>;
}

/** What the buttons of the cards do, and dragging them. */
export function useCardActions({ questions, written, history, actions, setOpen }: Options) {
  const { reorder, duplicate, remove, reread } = actions;
  const [moving, setMoving] = useState<Question | null>(null);
  const idOf = (key: string) => written.rows.find((row) => row.key === key)?.draft.id;
  const keyOf = (question: Question | undefined) =>
    written.rows.find(({ draft }) => question && draft.id === question.id)?.key;
  const move = async (id: number | undefined, onto: number | undefined) => {
    const reordered = moveQuestion(questions, id, onto);
    if (reordered !== questions) await reorder(reordered);
  };
  /** The end of what a question is moved with. */
  const lastOf = (question: Question, at: number) =>
    isGroup(question) ? questions.findLastIndex(({ id, parent_id }) => (parent_id ?? id) === question.id) : at;

  const act = (key: string, action: CardAction) => {
    const at = questions.findIndex(({ id }) => id === idOf(key));
    const question = questions[at];
    if (!question) return;
    const all: Record<CardAction, () => unknown> = {
      edit: () => setOpen((now) => (now.includes(key) ? now : [...now, key])),
      up: () => move(question.id, questions[at - 1]?.id).then(() => focusAction(key, action)),
      down: () => move(question.id, questions[lastOf(question, at) + 1]?.id).then(() => focusAction(key, action)),
      duplicate: () => duplicate(question, questions),
      move: () => setMoving(question),
      remove: () => {
        // The author removed it: there is nothing left to save.
        written.close(key);
        const next = questions[at + 1] ?? questions[at - 1];
        void remove(question, questions).then(() => focusCard(keyOf(next)));
      },
    };
    all[action]();
  };
  const drop = (key: string, dropped: string) => void move(idOf(dropped), idOf(key));
  /** Questions that were moved to another form. */
  const recordMoved = async (rows: Question[]) => {
    const savedRow = (row: Question) => questions.find(({ id }) => id === row.id) ?? null;
    history.record(rows.map((row) => ({ before: savedRow(row), after: row })));
    setMoving(null);
    for (const row of rows) written.close(keyOf(row) ?? cardOf(row.id));
    await reread();
  };
  return { act, drop, recordMoved, moving, close: () => setMoving(null) };
}
