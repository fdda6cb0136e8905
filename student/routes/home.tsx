import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { api, userOf } from '../api.server.ts';
import { assignedTo, type Placed } from '../components/course/Assigned.tsx';
import { type HomeData, HomeView } from '../components/course/HomeView.tsx';
import type { Handle } from '../components/shell/title.ts';
import type { Exam, Gate, Lesson, Level } from '../entities.ts';

export async function loader({ context }: LoaderFunctionArgs): Promise<HomeData> {
  const { name, current_level } = userOf(context);
  if (!current_level) return { name, place: null, isAssigned: false };
  const { get, list } = api(context);
  const within = { level_id: current_level.id };
  const [level, lessons, exams, tests] = await Promise.all([
    get<Level>(`/api/levels/${current_level.id}`),
    list<Lesson>('lessons', within, 'order'),
    list<Exam>('exam_forms', within, 'order'),
    list<Placed>('leveling_tests', within, 'id'),
  ]);
  const since = assignedTo(current_level.id, tests);
  const [gates, begun] = await Promise.all([
    Promise.all(exams.map(({ id }) => get<Gate>(`/api/exam_forms/${id}?can=start`))),
    since ? list<{ id: number }>('attempts', { started_at_gte: since }, 'id') : [],
  ]);
  const place = { level, lessons, exams: exams.map((exam, at) => ({ exam, gate: gates[at] as Gate })) };
  return { name, place, isAssigned: since !== null && begun.length === 0 };
}

export const handle: Handle = { title: 'pages.home' };

export default function Home() {
  return <HomeView {...useLoaderData<HomeData>()} />;
}
