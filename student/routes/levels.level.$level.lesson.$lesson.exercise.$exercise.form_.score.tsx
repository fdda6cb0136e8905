import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { api } from '../api.server.ts';
import { NextButton, useNameOf } from '../components/course/NextButton.tsx';
import { exercisesLeft, nextInLesson } from '../components/course/next_step.ts';
import { usePlaces } from '../components/places.ts';
import type { Handle } from '../components/shell/title.ts';
import { useWords } from '../components/words.tsx';
import { Score, type SubmittedAttempt } from '../forms/score/Score.tsx';
import { lastSubmitted } from '../forms/taking/taking.ts';
import { readPlace } from '../server/place.server.ts';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const door = api(context);
  const { get, list, read, mayStart, query } = door;
  const [exercise, start, [attempt = null], exercises, lesson] = await Promise.all([
    read('exercise_forms', params.exercise),
    mayStart('exercise_forms', params.exercise),
    get<SubmittedAttempt[]>(lastSubmitted(Number(params.exercise))),
    list('exercise_forms', { lesson_id: Number(params.lesson) }, 'order'),
    read('lessons', params.lesson),
  ]);
  if (exercise.lesson_id !== lesson.id) throw data(null, { status: 404 });
  const left = exercisesLeft(exercises, exercise);
  const isLast = attempt?.passed && left.length === 0;
  const [place, done] = await Promise.all([
    isLast ? readPlace(lesson.level_id, door) : null,
    isLast ? query('lessons', lesson.id, 'finish') : null,
  ]);
  return { exercise, start, attempt, lesson, left, place, done };
}

type Data = Awaited<ReturnType<typeof loader>>;

export const handle: Handle<Data> = {
  title: ({ exercise }, { t, pick }) => `${t('score.title')}: ${pick(exercise, 'title')}`,
};

export default function ScorePage() {
  const { exercise, attempt, start, done, ...where } = useLoaderData<Data>();
  const { t } = useWords();
  const places = usePlaces();
  const name = useNameOf(where.lesson);
  const step = nextInLesson(where, places);
  const isFinished = step !== null && done !== null && done.attempt === attempt?.id;
  return (
    <Score
      form={exercise}
      attempt={attempt}
      start={start}
      back={{ to: places.lesson(where.lesson), label: t('score.lesson') }}
      next={step && <NextButton {...step} />}
      finish={isFinished ? { what: 'lesson', name, done, next: step } : null}
    />
  );
}
