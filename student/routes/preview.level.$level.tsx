import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { api } from '../api.server.ts';
import { LevelView } from '../components/LevelView.tsx';
import { PreviewFrame } from '../components/PreviewFrame.tsx';
import type { Handle } from '../components/title.ts';
import type { ClassLesson, Exam, Lesson, Level } from '../entities.ts';
import { freshForm, freshLesson, freshLevel, kept } from '../preview.ts';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { get, list } = api(context);
  const within = { level_id: Number(params.level) };
  const [level, lessons, class_lessons, exams] = await Promise.all([
    get<Level>(`/api/levels/${params.level}`),
    list<Lesson>('lessons', within, 'order'),
    list<ClassLesson>('class_lessons', within, 'order'),
    list<Exam>('exam_forms', within, 'order'),
  ]);
  const shown = kept(lessons).map(freshLesson);
  return {
    level: freshLevel(level, shown.length),
    lessons: shown,
    class_lessons: kept(class_lessons),
    exams: kept(exams).map((exam) => ({ exam: freshForm(exam), gate: { can: true } })),
  };
}

type Data = Awaited<ReturnType<typeof loader>>;

export const handle: Handle = { layout: 'none', title: 'preview.title' };

export default function PreviewLevel() {
  const data = useLoaderData<typeof loader>() as unknown as Data;
  return (
    <PreviewFrame>
      <LevelView {...data} lessonAt={({ id }) => `/preview/lesson/${id}`} examAt={({ id }) => `/preview/exam/${id}`} />
    </PreviewFrame>
  );
}
