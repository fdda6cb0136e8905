import { useEffect, useState } from 'react';
import { useDebounce } from 'use-debounce';
import type { Locale } from '#schemas/localize.ts';
import type { CompiledForm } from '#schemas/questions/controls.ts';
import type { QuestionResults } from '#schemas/types/entities/questions.ts';
import { ask, problemOf } from '../../../providers/http.ts';
import type { QuestionType } from '../../../providers/question_types.ts';
import { withTextFromMarks } from '../question/marked.ts';
import { shape } from '../question/shape.ts';
import type { Draft } from '../types.ts';

/** What hinders a question from being asked; `question` is its place in the list. */
export type Problem = QuestionResults['compile']['problems'][number];

/** The form as students would see it. */
export type Compiled = Record<Locale, CompiledForm> & { problems: Problem[] };

const pause = 300;
/** The wait before a server that was away is asked once more. */
const soon = 2000;
const empty: Compiled = { es: { schema: {}, uiSchema: {} }, en: { schema: {}, uiSchema: {} }, problems: [] };

/**
 * Asks the API what students would see of the questions as they are being written, once the writing rests.
 * @returns that, and the questions as they were sent
 */
export function useCompiled(questions: Draft[], types: QuestionType[]): { compiled: Compiled; request: string } {
  const [compiled, setCompiled] = useState(empty);
  // Until the types are known, nothing of a question is: each would be sent empty, and called unfinished.
  const known = types.length > 0 ? questions : [];
  const request = `[${known.map((question) => serialize(question, types, questions)).join()}]`;
  const [rested] = useDebounce(request, pause);
  useEffect(() => {
    if (rested === '[]') {
      setCompiled(empty);
      return;
    }
    let current = true;
    let timer: ReturnType<typeof setTimeout>;
    // What cannot be compiled is reported beside its question; while the server is away, the last preview stays.
    const read = () =>
      ask<Compiled>('questions/compile', { questions: JSON.parse(rested) }).then(
        (answer) => current && setCompiled(answer),
        (error) => {
          const isRefused = (problemOf(error)?.status ?? 500) < 500;
          if (current && !isRefused) timer = setTimeout(read, soon);
        },
      );
    void read();
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [rested]);
  return { compiled, request };
}

/** Questions are immutable, so each is serialized once. */
const serialized = new WeakMap<Draft, { types: QuestionType[]; group: number; words: string }>();

function serialize(draft: Draft, types: QuestionType[], among: Draft[]): string {
  const group = draft.parent_id ? among.findIndex(({ id }) => id === draft.parent_id) : -1;
  const before = serialized.get(draft);
  if (before?.types === types && before.group === group) return before.words;
  const words = JSON.stringify(asIs(draft, types, group));
  serialized.set(draft, { types, group, words });
  return words;
}

/** A question as it would be saved now. */
function asIs(draft: Draft, types: QuestionType[], group: number) {
  const { type, points } = draft;
  const author = types.find((one) => one.type === type)?.author ?? {};
  const { body, key } = withTextFromMarks(author, draft);
  const { properties } = author;
  return {
    type,
    body: shape(properties?.body ?? {}, body),
    key: shape(properties?.key ?? {}, key),
    points: points ?? 1,
    ...(group < 0 ? {} : { group }),
  };
}
