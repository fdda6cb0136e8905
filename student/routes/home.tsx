import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { api, userOf } from '../api.server.ts';
import { type HomeData, HomeView } from '../components/course/HomeView.tsx';
import { assignedTo } from '../components/course/PlacementNotice.tsx';
import { orRefuse } from '../components/live/without_network.ts';
import { loadPageOrLast } from '../components/shell/page_cache.ts';
import type { Handle } from '../components/shell/title.ts';
import { actOnLanding, readMessages } from '../server/messages.server.ts';
import { readPlace } from '../server/place.server.ts';
import { begunFilter, readPlaced } from '../server/placed_exercises.server.ts';

export async function loader({ context }: LoaderFunctionArgs): Promise<HomeData> {
  const { name, current_level, student_type, has_particular_classes, weekly_goal } = userOf(context);
  const door = api(context);
  const [coming, messages, review, here, week] = await Promise.all([
    door.query('registrations', null, 'coming'),
    readMessages(context),
    current_level ? door.query('review_cards', null, 'summary') : null,
    current_level ? placeAt(current_level.id, door) : { place: null, isAssigned: false, begun: [] },
    current_level ? door.query('attempts', null, 'week') : undefined,
  ]);
  const more = moreOf(student_type, current_level !== null, has_particular_classes);
  return { name, ...here, coming, more, review, messages, week, goal: weekly_goal };
}

/** The student's level with what it asks for, what was begun, and whether a placement test has just led to it. */
async function placeAt(level_id: number, door: ReturnType<typeof api>) {
  const [place, tests, [unfinished = []]] = await Promise.all([
    readPlace(level_id, door),
    door.list('leveling_tests', { level_id }, 'id'),
    readPlaced(door, [begunFilter]),
  ]);
  const since = assignedTo(level_id, tests);
  const attempts = since ? await door.list('attempts', { started_at_gte: since }, 'id') : [];
  return { place, isAssigned: since !== null && attempts.length === 0, begun: unfinished };
}

/** The list in which the student finds more meetings. */
function moreOf(type: string | null, hasLevel: boolean, hasSeries: boolean): string | null {
  if (hasLevel) return type === 'just_forums' ? '/forum' : '/classes';
  return hasSeries ? '/particular-classes' : null;
}

export const action = actOnLanding;

export const clientLoader = loadPageOrLast;
export const clientAction = orRefuse;

export const handle: Handle = { title: 'pages.home' };

export default function Home() {
  return <HomeView {...useLoaderData<HomeData>()} />;
}
