import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { useDataProvider, useInfiniteGetList } from 'react-admin';
import type { Schema } from '#schemas/dialect.ts';
import { useAnnounce } from '../../announce.tsx';
import { useProjection } from '../../school.ts';
import { type History, waitedFor } from './saving/history.ts';
import type { Step } from './saving/steps.ts';
import type { Question } from './types.ts';

const page = 100;

/**
 * All questions of a form in their order, however many pages of the API they fill: `loading` until the first is there.
 * @returns beside them, whether they are all (`isWhole`), why they could not be read, and `refetch`, which tries again
 */
export function useQuestions(formId: number) {
  const { data, error, hasNextPage, isFetching, fetchNextPage, isPending, refetch } = useInfiniteGetList<Question>(
    'questions',
    {
      filter: { form_id: formId },
      sort: { field: 'order', order: 'ASC' },
      pagination: { page: 1, perPage: page },
    },
  );
  // After each render: what reads the list again gives up the page that is on its way, so that the query may be at rest
  // as before with a page still left.
  useEffect(() => {
    if (hasNextPage && !isFetching && !error) fetchNextPage({ cancelRefetch: false });
  });
  const questions = useMemo(() => data?.pages.flatMap((one) => one.data) ?? [], [data]);
  return { questions, loading: isPending, isWhole: data !== undefined && !hasNextPage, error, isFetching, refetch };
}

/** What of a question somebody may write: what a copy of it takes along. */
const writableFields = (question: Question, create: Schema | null) =>
  Object.fromEntries(Object.entries(question).filter(([name]) => name in (create?.properties ?? {})));

/** What can be done with the questions of a form as a whole, each to be taken back. `form` is the entity of the form. */
export function useQuestionActions(form: string, { record, undo }: Pick<History, 'record' | 'undo'>) {
  const provider = useDataProvider();
  const queries = useQueryClient();
  const announce = useAnnounce();
  const { create } = useProjection('questions');

  /** Questions decide whether their form has unpublished changes. */
  const reread = useCallback(
    () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['questions'] }),
        queries.invalidateQueries({ queryKey: [form] }),
      ]),
    [queries, form],
  );

  /** Saves each question's place in the list; those that have not moved are not written. */
  const place = useCallback(
    async (reordered: Question[]): Promise<Step> => {
      const moves = reordered.flatMap((question, at) =>
        question.order === at + 1 ? [] : [{ question, order: at + 1 }],
      );
      return Promise.all(
        moves.map(async ({ question, order }) => {
          const { data } = await provider.update<Question>('questions', {
            id: question.id,
            data: { ...question, order },
            previousData: question,
          });
          return { before: question, after: data };
        }),
      );
    },
    [provider],
  );

  const reorder = useCallback(
    async (reordered: Question[]) => {
      try {
        record(await place(reordered));
      } catch (error) {
        announce.failed('order', 'questions', error);
      }
      await reread();
    },
    [place, record, announce, reread],
  );

  const duplicate = useCallback(
    async (question: Question, among: Question[]) => {
      const copy = writableFields(question, create);
      const at = among.indexOf(question) + 1;
      try {
        const { data } = await provider.create<Question>('questions', { data: { ...copy, order: at + 1 } });
        announce.done('add', 'questions');
        record([{ before: null, after: data }, ...(await place(among.toSpliced(at, 0, data)))]);
      } catch (error) {
        announce.failed('add', 'questions', error);
      }
      await reread();
    },
    [provider, announce, place, record, reread, create],
  );

  /** Those of a passage stay, by themselves. */
  const remove = useCallback(
    async (question: Question, among: Question[]) => {
      const left = among.filter(({ parent_id }) => parent_id === question.id);
      const step: Step = [
        ...left.map((one) => ({ before: one, after: { ...one, parent_id: null } })),
        { before: question, after: null },
      ];
      try {
        await provider.delete('questions', { id: question.id, previousData: question });
        record(step);
        const back = () =>
          undo(step)
            .then(reread)
            .catch((error) => announce.failed('add', 'questions', error));
        announce.done('delete', 'questions', { undo: () => void back() });
      } catch (error) {
        announce.failed('delete', 'questions', error);
      }
      await reread();
    },
    [provider, announce, record, undo, reread],
  );

  return {
    reorder: (reordered: Question[]) => waitedFor(reordered[0]?.form_id as number, reorder(reordered)),
    duplicate: (question: Question, among: Question[]) => waitedFor(question.form_id, duplicate(question, among)),
    remove: (question: Question, among: Question[]) => waitedFor(question.form_id, remove(question, among)),
    reread,
  };
}
