import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData, useParams } from '@remix-run/react';
import type { Possibility } from '#schemas/possibility.ts';
import { api } from '../api.server.ts';
import type { Handle } from '../components/shell/title.ts';
import { useWords } from '../components/words.tsx';
import { Score, type SubmittedAttempt } from '../forms/score/Score.tsx';
import { type CourseForm, exercisePath, lessonPath } from '../forms/taking/exercise.ts';
import { lastSubmitted } from '../forms/taking/taking.ts';

type Placed = CourseForm & { lesson_id: number };

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { get, list } = api(context);
  const address = `/api/exercise_forms/${params.exercise}`;
  const [exercise, start, [attempt = null], exercises] = await Promise.all([
    get<Placed>(address),
    get<Possibility>(`${address}?can=start`),
    get<SubmittedAttempt[]>(lastSubmitted(Number(params.exercise))),
    list('exercise_forms', { lesson_id: Number(params.lesson) }, 'order'),
  ]);
  if (exercise.lesson_id !== Number(params.lesson)) throw data(null, { status: 404 });
  const open = exercises.filter(({ id, passed }) => id !== exercise.id && !passed);
  const next = open.find(({ order }) => order > exercise.order) ?? open[0] ?? null;
  return { exercise, start, attempt, next };
}

type Data = Awaited<ReturnType<typeof loader>>;

export const handle: Handle<Data> = {
  title: ({ exercise }, { t, pick }) => `${t('score.title')}: ${pick(exercise, 'title')}`,
};

export default function ScorePage() {
  const { exercise, attempt, start, next } = useLoaderData<Data>();
  const { t } = useWords();
  const params = useParams();
  const back = { to: lessonPath(params), label: t('score.lesson') };
  const on = next ? { to: exercisePath(params, String(next.id)), label: t('score.next') } : back;
  return <Score form={exercise} attempt={attempt} start={start} back={back} next={on} />;
}
