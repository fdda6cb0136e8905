import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { api } from '../api.server.ts';
import { LessonView } from '../components/course/LessonView.tsx';
import type { Handle } from '../components/shell/title.ts';
import { useWords } from '../components/words.tsx';
import { demoParts } from '../demo.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const { list, query } = api(context);
  const { lesson, sections, exercises } = await demoParts(list);
  if (!lesson) throw data(null, { status: 404 });
  return { lesson, sections, exercises: exercises.slice(0, 1), sounds: await query('lessons', lesson.id, 'sounds') };
}

type Data = Awaited<ReturnType<typeof loader>>;

export const handle: Handle = { title: 'pages.demo_lesson' };

export default function DemoLesson() {
  const page = useLoaderData<Data>();
  const { t } = useWords();
  return <LessonView {...page} crumbs={[{ to: '/demo', label: t('pages.demo') }]} exerciseAt="/demo/exercise" />;
}
