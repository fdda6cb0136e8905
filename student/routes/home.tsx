import type { LoaderFunctionArgs } from '@remix-run/node';
import { type ClientActionFunctionArgs, type ClientLoaderFunctionArgs, useLoaderData } from '@remix-run/react';
import type { MeetingList } from '#schemas/types/fragments/meeting_list.ts';
import { api, userOf } from '../api.server.ts';
import { assignedTo } from '../components/course/Assigned.tsx';
import type { Gate, Unmet } from '../components/course/ExamGate.tsx';
import { type HomeData, HomeView } from '../components/course/HomeView.tsx';
import type { SeatAnswer } from '../components/live/seat/seat_intents.ts';
import { loadOrLast, orRefuse } from '../components/live/without_network.ts';
import type { Handle } from '../components/shell/title.ts';
import { actOnLanding, readMessages } from '../server/messages.server.ts';

export async function loader({ context }: LoaderFunctionArgs): Promise<HomeData> {
  const { name, current_level, student_type, has_particular_classes } = userOf(context);
  const door = api(context);
  const [coming, messages, here] = await Promise.all([
    door.get<MeetingList>('/api/registrations/coming'),
    readMessages(context),
    current_level ? placeAt(current_level.id, door) : { place: null, isAssigned: false },
  ]);
  const more = moreOf(student_type, current_level !== null, has_particular_classes);
  return { name, ...here, coming, more, messages };
}

/** The student's level with what it asks for, and whether a placement test has just led to it. */
async function placeAt(level_id: number, { read, list, mayStart }: ReturnType<typeof api>) {
  const within = { level_id };
  const [level, lessons, exams, tests] = await Promise.all([
    read('levels', level_id),
    list('lessons', within, 'order'),
    list('exam_forms', within, 'order'),
    list('leveling_tests', within, 'id'),
  ]);
  const since = assignedTo(level_id, tests);
  const [gates, begun] = await Promise.all([
    Promise.all(exams.map(({ id }) => mayStart<Unmet>('exam_forms', id))),
    since ? list('attempts', { started_at_gte: since }, 'id') : [],
  ]);
  const place = { level, lessons, exams: exams.map((exam, at) => ({ exam, gate: gates[at] as Gate })) };
  return { place, isAssigned: since !== null && begun.length === 0 };
}

/** The list in which the student finds more meetings. */
function moreOf(type: string | null, hasLevel: boolean, hasSeries: boolean): string | null {
  if (hasLevel) return type === 'just_forums' ? '/forum' : '/classes';
  return hasSeries ? '/particular-classes' : null;
}

export const action = actOnLanding;

export const clientLoader = ({ request, serverLoader }: ClientLoaderFunctionArgs) =>
  loadOrLast(request.url, () => serverLoader<HomeData>());
export const clientAction = ({ request, serverAction }: ClientActionFunctionArgs) =>
  orRefuse(request, () => serverAction<SeatAnswer>());

export const handle: Handle = { title: 'pages.home' };

export default function Home() {
  return <HomeView {...useLoaderData<HomeData>()} />;
}
