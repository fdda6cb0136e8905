import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { api } from '../api.server.ts';
import { LessonView } from '../components/course/LessonView.tsx';
import { PreviewFrame } from '../components/shell/PreviewFrame.tsx';
import type { Handle } from '../components/shell/title.ts';
import { active, freshForm, freshLesson } from '../preview.ts';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { read, list, query } = api(context);
  const within = { lesson_id: Number(params.lesson) };
  const [lesson, sections, exercises, sounds] = await Promise.all([
    read('lessons', params.lesson),
    list('sections', within, 'order'),
    list('exercise_forms', within, 'order'),
    query('lessons', params.lesson, 'sounds'),
  ]);
  return {
    lesson: freshLesson(lesson),
    sections: active(sections),
    exercises: active(exercises).map(freshForm),
    sounds,
  };
}

type Data = Awaited<ReturnType<typeof loader>>;

export const handle: Handle = { layout: 'none', title: 'preview.title' };

export default function PreviewLesson() {
  const data = useLoaderData<Data>();
  return (
    <PreviewFrame level={data.lesson.level_id}>
      <LessonView {...data} />
    </PreviewFrame>
  );
}
