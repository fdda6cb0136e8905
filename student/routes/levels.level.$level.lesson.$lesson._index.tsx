import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { api } from '../api.server.ts';
import { type LessonData, LessonView } from '../components/course/LessonView.tsx';
import { type CoursePlace, exercisesLeft, nextInLesson } from '../components/course/next_step.ts';
import { usePlaces } from '../components/places.ts';
import type { Handle } from '../components/shell/title.ts';
import { useWords } from '../components/words.tsx';
import { readPlace } from '../server/place.server.ts';

type Data = LessonData & { left: LessonData['exercises']; place: CoursePlace | null };

export async function loader({ params, context }: LoaderFunctionArgs): Promise<Data> {
  const door = api(context);
  const { read, list, query } = door;
  const within = { lesson_id: Number(params.lesson) };
  const [level, lesson, sections, exercises, sounds] = await Promise.all([
    read('levels', params.level),
    read('lessons', params.lesson),
    list('sections', within, 'order'),
    list('exercise_forms', within, 'order'),
    query('lessons', params.lesson, 'sounds'),
  ]);
  if (lesson.level_id !== level.id) throw data(null, { status: 404 });
  const left = exercisesLeft(exercises);
  const isOn = left.length === 0 || lesson.state === 'locked';
  return { level, lesson, sections, exercises, sounds, left, place: isOn ? await readPlace(level.id, door) : null };
}

export const handle: Handle<Data> = { title: ({ lesson }, { pick }) => pick(lesson, 'name') };

export default function LessonPage() {
  const page = useLoaderData<Data>();
  const { t, pick } = useWords();
  const places = usePlaces();
  const crumbs = [
    { to: places.levels(), label: t('pages.levels') },
    { to: places.level(page.level), label: pick(page.level, 'name') },
  ];
  return <LessonView {...page} crumbs={crumbs} next={nextInLesson(page, places)} />;
}
