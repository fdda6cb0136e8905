import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { api } from '../api.server.ts';
import { LevelView } from '../components/course/LevelView.tsx';
import type { Handle } from '../components/shell/title.ts';
import type { ClassLesson, Exam, Gate, Lesson, Level } from '../entities.ts';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { get, list } = api(context);
  const within = { level_id: Number(params.level) };
  const [level, lessons, class_lessons, exams] = await Promise.all([
    get<Level>(`/api/levels/${params.level}`),
    list<Lesson>('lessons', within, 'order'),
    list<ClassLesson>('class_lessons', within, 'order'),
    list<Exam>('exam_forms', within, 'order'),
  ]);
  const gates = await Promise.all(exams.map(({ id }) => get<Gate>(`/api/exam_forms/${id}?can=start`)));
  return { level, lessons, class_lessons, exams: exams.map((exam, at) => ({ exam, gate: gates[at] as Gate })) };
}

type Data = Awaited<ReturnType<typeof loader>>;

export const handle: Handle<Data> = { title: ({ level }, { pick }) => pick(level, 'name') };

export default function LevelPage() {
  return <LevelView {...useLoaderData<Data>()} />;
}
