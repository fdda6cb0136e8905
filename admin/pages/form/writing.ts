import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { slug } from '../../schema/slug.ts';
import { cardOf } from './cards.ts';
import { focusAdd } from './focus.ts';
import { type Kept, useKeptDrafts } from './kept.ts';
import { starterOf } from './starter.ts';
import type { Draft, Question, QuestionType } from './types.ts';

/** What stands open and is being written, by the key of its card. */
type Drafts = Record<string, Draft>;

export interface CardRow {
  key: string;
  draft: Draft;
}

type SetOpen = (change: (now: string[]) => string[]) => void;

/** What is being written in a form: questions that were opened, and new ones that stand nowhere yet. */
export function useWriting(form: number, questions: Question[], open: string[], setOpen: SetOpen) {
  const { offered, keep, forget, settle } = useKeptDrafts(form);
  const [resumed, setResumed] = useState<Drafts>({});
  const [added, setAdded] = useState<CardRow[]>([]);
  const [drafts, setDrafts] = useState<Drafts>({});
  /** Questions that somebody else has removed while they were written here. */
  const [lost, setLost] = useState<string[]>([]);
  const touched = useRef(new Set<string>());

  const rows = useMemo(() => rowsOf(questions, added), [questions, added]);

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
    touched.current.delete(key);
    forget(key);
  };
  const resume = ({ card, draft }: Kept) => {
    const isThere = questions.some(({ id }) => id === draft.id);
    if (isThere) setResumed((now) => ({ ...now, [card]: draft }));
    else setAdded((now) => [...now, { key: card, draft: begun(draft) }]);
    setOpen((now) => [...now, card]);
    settle(card);
  };

  // What was written in a question that has gone is not lost with it: it can be saved as a new one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the list is another one
  useEffect(() => {
    const gone = Object.entries(drafts).filter(([, { id }]) => id && !questions.some((one) => one.id === id));
    const kept = gone.filter(([key]) => touched.current.has(key));
    for (const [key] of gone) if (!touched.current.has(key)) close(key);
    if (kept.length === 0) return;
    setAdded((now) => [...now, ...kept.map(([key, draft]) => ({ key, draft: begun(draft) }))]);
    setDrafts((now) => Object.fromEntries(Object.entries(now).filter(([key]) => !kept.some(([one]) => one === key))));
    setLost((now) => [...now, ...kept.map(([key]) => key)]);
  }, [questions]);

  return {
    rows,
    drafts,
    setDrafts,
    resumed,
    lost,
    offered,
    forget,
    add,
    close,
    resume,
    isOpen: (key: string) => open.includes(key),
    keep(key: string, draft: Draft) {
      touched.current.add(key);
      keep(key, draft);
    },
    leave(key: string) {
      focusAdd(key);
      close(key);
    },
  };
}

/** A draft as a question that is there not yet. */
const begun = ({ id: _, version: __, ...draft }: Draft): Draft => draft;

/** The questions in their order; what is new to a passage follows the last of it. */
function rowsOf(questions: Question[], added: CardRow[]): CardRow[] {
  const lastInside = (group: number) => questions.findLastIndex(({ id, parent_id }) => (parent_id ?? id) === group);
  const isInside = ({ draft }: CardRow) => Boolean(draft.parent_id && lastInside(draft.parent_id) >= 0);
  return [
    ...questions.flatMap((question, at) => [
      { key: cardOf(question.id), draft: question },
      ...added.filter((row) => isInside(row) && lastInside(row.draft.parent_id as number) === at),
    ]),
    ...added.filter((row) => !isInside(row)),
  ];
}
