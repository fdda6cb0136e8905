import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { api } from '../api.server.ts';
import { type LessonData, LessonView } from '../components/course/LessonView.tsx';
import { usePlaces } from '../components/places.ts';
import type { Handle } from '../components/shell/title.ts';
import { useWords } from '../components/words.tsx';

export async function loader({ params, context }: LoaderFunctionArgs): Promise<LessonData> {
  const { read, list } = api(context);
  const within = { lesson_id: Number(params.lesson) };
  const [level, lesson, sections, exercises] = await Promise.all([
    read('levels', params.level),
    read('lessons', params.lesson),
    list('sections', within, 'order'),
    list('exercise_forms', within, 'order'),
  ]);
  if (lesson.level_id !== level.id) throw data(null, { status: 404 });
  return { level, lesson, sections, exercises };
}

export const handle: Handle<LessonData> = { title: ({ lesson }, { pick }) => pick(lesson, 'name') };

export default function LessonPage() {
  const page = useLoaderData<LessonData>();
  const { t, pick } = useWords();
  const places = usePlaces();
  const crumbs = [
    { to: places.levels(), label: t('pages.levels') },
    { to: places.level(page.level), label: pick(page.level, 'name') },
  ];
  return <LessonView {...page} crumbs={crumbs} />;
}
