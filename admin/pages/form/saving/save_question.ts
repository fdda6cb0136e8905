import { type MutableRefObject, useCallback, useRef } from 'react';
import type { RaRecord } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { Schema } from '#schemas/dialect.ts';
import type { QuestionType } from '../../../providers/question_types.ts';
import { type FormFaults, useSave } from '../../../schema/record/save.ts';
import { withTextFromMarks } from '../question/marked.ts';
import { shape } from '../question/shape.ts';
import type { Draft, Question } from '../types.ts';
import { waitedFor } from './history.ts';

export interface SavedQuestion {
  question: Question;
  /** What it was; null: it is new. */
  before: Question | null;
  /** It had been saved before, as it stands: the same was sent twice. */
  isKnown: boolean;
  /** Whether nothing was typed since it was sent. */
  isAll: () => boolean;
}

interface Options {
  type: QuestionType;
  question: Draft;
  base: Draft;
  /** The form's current values. */
  written: MutableRefObject<() => string>;
  onSaved: (saved: SavedQuestion) => Promise<unknown>;
}

/**
 * Saves what a form holds of a question, one time after the other: what was typed while a first save was on its way is
 * saved by a second one, upon what the first has made, and what is sent already is not sent again.
 */
export function useSaveQuestion(options: Options): (values: FieldValues) => Promise<FormFaults | undefined> {
  const save = useSave('questions', { quiet: true });
  const latest = useRef({ ...options, save });
  latest.current = { ...options, save };
  const turns = useRef<Promise<unknown>>(Promise.resolve());
  const own = useRef<Question | null>(null);
  const lastSent = useRef('');

  return useCallback((values) => {
    const write = async (): Promise<FormFaults | undefined> => {
      const text = JSON.stringify(values);
      const { type, question, base, written, onSaved, save } = latest.current;
      const [before, typed] = [newer(own.current, base), written.current()];
      const isAll = () => latest.current.written.current() === typed;
      const report = async (isKnown: boolean) => {
        await onSaved({
          question: own.current as Question,
          before: before.id ? (before as Question) : null,
          isKnown,
          isAll,
        });
        return undefined;
      };
      if (text === lastSent.current) return report(true);
      const { body, key } = type.author.properties as Record<'body' | 'key', Schema>;
      const whole = withTextFromMarks(type.author, { ...question, ...values });
      // It may have been moved while it was written.
      const row = { ...whole, order: before.order, body: shape(body, whole.body), key: shape(key, whole.key) };
      const rememberSaved = (saved: RaRecord) => {
        own.current = saved as Question;
        lastSent.current = text;
      };
      const faults = before.id
        ? await save.update(row, before as Question, rememberSaved)
        : await save.create(row, rememberSaved);
      return faults ?? report(false);
    };
    const turn = waitedFor(latest.current.question.form_id as number, turns.current.then(write));
    turns.current = turn;
    return turn;
  }, []);
}

/** What the next save is based on: what the last one made of it, until it is known to have become another. */
const newer = (own: Question | null, base: Draft): Draft => (own && own.version >= (base.version ?? 0) ? own : base);
