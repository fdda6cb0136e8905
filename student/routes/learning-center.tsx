import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { api, userOf } from '../api.server.ts';
import { type CenterData, CenterView } from '../components/course/CenterView.tsx';
import type { Handle } from '../components/shell/title.ts';
import { begunFilter, missedFilter, readPlaced } from '../server/placed_exercises.server.ts';

export async function loader({ context }: LoaderFunctionArgs): Promise<CenterData> {
  const door = api(context);
  const own = userOf(context).current_level?.id;
  const [level, lessons, summary, history, [unfinished = [], worthAnotherTry = []]] = await Promise.all([
    door.read('levels', own),
    door.list('lessons', { level_id: own }, 'order'),
    door.query('review_cards', null, 'summary'),
    door.query('review_sets', null, 'history'),
    readPlaced(door, [begunFilter, missedFilter]),
  ]);
  return { level, lessons, begun: unfinished, missed: worthAnotherTry, reviewed: { ...summary, ...history } };
}

export const handle: Handle = { title: 'pages.learning_center' };

export default function LearningCenter() {
  return <CenterView {...useLoaderData<CenterData>()} />;
}
