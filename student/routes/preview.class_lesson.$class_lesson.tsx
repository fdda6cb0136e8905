import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { api } from '../api.server.ts';
import { ClassLessons } from '../components/course/ClassLessons.tsx';
import { PreviewFrame } from '../components/shell/PreviewFrame.tsx';
import type { Handle } from '../components/shell/title.ts';
import { useWords } from '../components/words.tsx';
import '../styles/level.css';

export async function loader({ params, context }: LoaderFunctionArgs) {
  return { lesson: await api(context).read('class_lessons', params.class_lesson) };
}

export const handle: Handle = { layout: 'none', title: 'preview.title' };

export default function PreviewClassLesson() {
  const { lesson } = useLoaderData<typeof loader>();
  const { t } = useWords();
  return (
    <PreviewFrame>
      <div className="page">
        <h1>{t('level.class_lessons')}</h1>
        <ClassLessons lessons={[lesson]} />
      </div>
    </PreviewFrame>
  );
}
