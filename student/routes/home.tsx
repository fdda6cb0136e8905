import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { api, userOf } from '../api.server.ts';
import { assignedTo } from '../components/course/Assigned.tsx';
import type { Gate, Unmet } from '../components/course/ExamGate.tsx';
import { type HomeData, HomeView } from '../components/course/HomeView.tsx';
import type { Handle } from '../components/shell/title.ts';

export async function loader({ context }: LoaderFunctionArgs): Promise<HomeData> {
  const { name, current_level } = userOf(context);
  if (!current_level) return { name, place: null, isAssigned: false };
  const { read, list, mayStart } = api(context);
  const within = { level_id: current_level.id };
  const [level, lessons, exams, tests] = await Promise.all([
    read('levels', current_level.id),
    list('lessons', within, 'order'),
    list('exam_forms', within, 'order'),
    list('leveling_tests', within, 'id'),
  ]);
  const since = assignedTo(current_level.id, tests);
  const [gates, begun] = await Promise.all([
    Promise.all(exams.map(({ id }) => mayStart<Unmet>('exam_forms', id))),
    since ? list('attempts', { started_at_gte: since }, 'id') : [],
  ]);
  const place = { level, lessons, exams: exams.map((exam, at) => ({ exam, gate: gates[at] as Gate })) };
  return { name, place, isAssigned: since !== null && begun.length === 0 };
}

export const handle: Handle = { title: 'pages.home' };

export default function Home() {
  return <HomeView {...useLoaderData<HomeData>()} />;
}
