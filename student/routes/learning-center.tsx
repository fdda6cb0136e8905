import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { api, userOf } from '../api.server.ts';
import { type CenterData, CenterView } from '../components/course/CenterView.tsx';
import type { Handle } from '../components/shell/title.ts';
import type { Exercise, Lesson, Level } from '../entities.ts';

type Placed = Exercise & { lesson_id: number };

export async function loader({ context }: LoaderFunctionArgs): Promise<CenterData> {
  const { get, list } = api(context);
  const own = userOf(context).current_level?.id;
  const [level, lessons, begun, missed] = await Promise.all([
    get<Level>(`/api/levels/${own}`),
    list<Lesson>('lessons', { level_id: own }, 'order'),
    list<Placed>('exercise_forms', { attempt_status: 'draft' }, 'order'),
    list<Placed>('exercise_forms', { attempt_status: 'completed', passed: false }, 'order'),
  ]);
  const ids = [...begun, ...missed].map(({ lesson_id }) => lesson_id);
  const around = ids.length > 0 ? await list<Lesson>('lessons', { id: [...new Set(ids)] }, 'order') : [];
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
