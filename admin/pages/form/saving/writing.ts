import { useCallback, useEffect, useMemo, useState } from 'react';
import { slug } from '#schemas/slug.ts';
import type { QuestionType } from '../../../providers/question_types.ts';
import { addAtEnd, addInside } from '../cards/AddQuestion.tsx';
import { cardOf } from '../cards/card_id.ts';
import { focusDone } from '../cards/focus.ts';
import { starterOf } from '../question/starter.ts';
import type { Draft, Question } from '../types.ts';
import { type StoredDraft, useStoredDrafts } from './stored_drafts.ts';

/** What stands open and is being written, by the key of its card. */
type Drafts = Record<string, Draft>;

export interface CardRow {
  key: string;
  draft: Draft;
}

export type Writing = ReturnType<typeof useWriting>;
type SetOpen = (change: (now: string[]) => string[]) => void;

/** What is being written in a form: questions that were opened, and new ones that stand nowhere yet. */
export function useWriting(form: number, questions: Question[], open: string[], setOpen: SetOpen) {
  const { recoverable, store: storeDraft, forget, settle } = useStoredDrafts(form);
  const [resumed, setResumed] = useState<Drafts>({});
  const [added, setAdded] = useState<CardRow[]>([]);
  const [drafts, setDrafts] = useState<Drafts>({});
  /** Questions that somebody else has removed while they were written here. */
  const [lost, setLost] = useState<string[]>([]);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  /** What was saved of a question that stayed open, as more was typed meanwhile. */
  const [saved, setSaved] = useState<Record<string, Question>>({});

  const rows = useMemo(() => rowsOf(questions, added, saved), [questions, added, saved]);
  // A new question counts as unsaved.
  const unsaved = rows.flatMap(({ key, draft }) =>
    open.includes(key) && (touched.has(key) || key in resumed || !draft.id) ? [key] : [],
  );

  const add = useCallback(
    (type: QuestionType, group?: number) => {
      const key = cardOf(slug(8));
      const last = Math.max(0, ...questions.map(({ order }) => order));
      const place = { form_id: form, order: last + 1, ...(group ? { parent_id: group } : {}) };
      setAdded((now) => [...now, { key, draft: { ...starterOf(type), ...place } }]);
      setOpen((now) => [...now, key]);
    },
    [form, questions, setOpen],
  );
  const close = (key: string) => {
    setOpen((now) => now.filter((one) => one !== key));
    setAdded((now) => now.filter((one) => one.key !== key));
    setDrafts(({ [key]: _, ...rest }) => rest);
    setResumed(({ [key]: _, ...rest }) => rest);
    setSaved(({ [key]: _, ...rest }) => rest);
    setTouched((now) => new Set([...now].filter((one) => one !== key)));
    forget(key);
  };
  const resume = ({ card, draft }: StoredDraft) => {
    const isThere = questions.some(({ id }) => id === draft.id);
    // What was begun as a new question may have been saved since.
    const key = isThere ? cardOf(draft.id as number) : card;
    if (isThere) setResumed((now) => ({ ...now, [key]: draft }));
    else setAdded((now) => [...now, { key, draft: asNew(draft) }]);
    setOpen((now) => [...now.filter((one) => one !== key), key]);
    settle(card);
    if (key === card) return;
    storeDraft(key, draft);
    forget(card);
  };

  // Text written in a question that was removed is not lost: it can be saved as a new one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the list is another one
  useEffect(() => {
    const removedDrafts = Object.entries(drafts).filter(([, { id }]) => id && !questions.some((one) => one.id === id));
    const rescuedDrafts = removedDrafts.filter(([key]) => touched.has(key));
    for (const [key] of removedDrafts) if (!touched.has(key)) close(key);
    if (rescuedDrafts.length === 0) return;
    const isWritten = (key: string) => rescuedDrafts.some(([one]) => one === key);
    setAdded((now) => [
      ...now.filter(({ key }) => !isWritten(key)),
      ...rescuedDrafts.map(([key, draft]) => ({ key, draft: asNew(draft) })),
    ]);
    setDrafts((now) => Object.fromEntries(Object.entries(now).filter(([key]) => !isWritten(key))));
    setSaved((now) => Object.fromEntries(Object.entries(now).filter(([key]) => !isWritten(key))));
    setLost((now) => [...now, ...rescuedDrafts.map(([key]) => key)]);
  }, [questions]);

  return {
    rows,
    drafts,
    setDrafts,
    resumed,
    saved,
    unsaved,
    lost,
    offered: recoverable,
    forget,
    add,
    close,
    resume,
    store(key: string, draft: Draft) {
      setTouched((now) => (now.has(key) ? now : new Set([...now, key])));
      storeDraft(key, draft);
    },
    /** It stays open, upon what was saved of it. */
    goOn: (key: string, question: Question) => setSaved((now) => ({ ...now, [key]: question })),
    /** @param hadFocus whether the card had the focus last */
    leave(key: string, hadFocus: boolean) {
      const addedDraft = added.find((row) => row.key === key)?.draft;
      const add = addedDraft && (addedDraft.parent_id ? addInside(addedDraft.parent_id) : addAtEnd);
      focusDone(key, add ?? null, hadFocus);
      close(key);
    },
  };
}

/** A draft as a question that is there not yet. */
const asNew = ({ id: _, version: __, ...draft }: Draft): Draft => draft;

/**
 * The questions in their order; what is new to a passage follows the last of it. What was begun as a new one and stayed
 * open keeps its card.
 */
function rowsOf(questions: Question[], added: CardRow[], saved: Record<string, Question>): CardRow[] {
  const cards = new Map(Object.entries(saved).map(([key, { id }]) => [id, key]));
  const fresh = added.filter(({ key }) => !questions.some(({ id }) => id === saved[key]?.id));
  const lastInside = (group: number) => questions.findLastIndex(({ id, parent_id }) => (parent_id ?? id) === group);
  const isInside = ({ draft }: CardRow) => Boolean(draft.parent_id && lastInside(draft.parent_id) >= 0);
  return [
    ...questions.flatMap((question, at) => [
      { key: cards.get(question.id) ?? cardOf(question.id), draft: question },
      ...fresh.filter((row) => isInside(row) && lastInside(row.draft.parent_id as number) === at),
    ]),
    ...fresh.filter((row) => !isInside(row)),
  ];
}
