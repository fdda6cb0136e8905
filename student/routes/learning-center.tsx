import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import type { StudentExerciseForm } from '#schemas/types/entities/exercise_forms.ts';
import { api, userOf } from '../api.server.ts';
import { type CenterData, CenterView } from '../components/course/CenterView.tsx';
import type { Handle } from '../components/shell/title.ts';

type Placed = StudentExerciseForm & { lesson_id: number };

export async function loader({ context }: LoaderFunctionArgs): Promise<CenterData> {
  const { read, list } = api(context);
  const own = userOf(context).current_level?.id;
  const [level, lessons, begun, missed] = await Promise.all([
    read('levels', own),
    list('lessons', { level_id: own }, 'order'),
    list('exercise_forms', { attempt_status: 'draft' }, 'order'),
    list('exercise_forms', { attempt_status: 'completed', passed: false }, 'order'),
  ]);
  const ids = [...begun, ...missed].map(({ lesson_id }) => lesson_id);
  const around = ids.length > 0 ? await list('lessons', { id: [...new Set(ids)] }, 'order') : [];
  const placed = (exercises: Placed[]) =>
    exercises.flatMap((exercise) => {
      const lesson = around.find(({ id }) => id === exercise.lesson_id);
      return lesson ? [{ exercise, lesson }] : [];
    });
  return { level, lessons, begun: placed(begun), missed: placed(missed) };
}

export const handle: Handle = { title: 'pages.learning_center' };

export default function LearningCenter() {
  return <CenterView {...useLoaderData<CenterData>()} />;
}
