import type { StudentExerciseForm } from '#schemas/types/entities/exercise_forms.ts';
import type { api } from '../api.server.ts';
import type { PlacedExercise } from '../components/course/Exercises.tsx';

type ListedExercise = StudentExerciseForm & { lesson_id: number };

/** The student's exercises of each of the filters, with their lessons. */
export async function readPlaced(
  { list }: Pick<ReturnType<typeof api>, 'list'>,
  filters: Record<string, unknown>[],
): Promise<PlacedExercise[][]> {
  const lists: ListedExercise[][] = await Promise.all(filters.map((filter) => list('exercise_forms', filter, 'order')));
  const ids = [...new Set(lists.flat().map(({ lesson_id }) => lesson_id))];
  const lessons = ids.length > 0 ? await list('lessons', { id: ids }, 'order') : [];
  const withLesson = (exercise: ListedExercise) => {
    const lesson = lessons.find(({ id }) => id === exercise.lesson_id);
    return lesson ? [{ exercise, lesson }] : [];
  };
  return lists.map((exercises) => exercises.flatMap(withLesson));
}

/** What was begun and not handed in. */
export const begunFilter = { attempt_status: 'draft' };
/** What was handed in and not passed. */
export const missedFilter = { attempt_status: 'completed', passed: false };
