import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData, useParams } from '@remix-run/react';
import { api } from '../api.server.ts';
import { trySending, unlessNotSent } from '../components/shell/sending.ts';
import type { Handle } from '../components/shell/title.ts';
import { useWords } from '../components/words.tsx';
import { loadWithControls } from '../forms/attempt_parts.ts';
import { lessonPath } from '../forms/taking/exercise.ts';
import { FormPage } from '../forms/taking/FormPage.tsx';
import { loadForm, takeForm } from '../forms/taking/taking.ts';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const door = api(context);
  const [exercise, lesson] = await Promise.all([
    door.read('exercise_forms', params.exercise),
    door.read('lessons', params.lesson),
  ]);
  if (exercise.lesson_id !== lesson.id) throw data(null, { status: 404 });
  return { lesson, ...(await loadForm(exercise, 'exercise_forms', door)) };
}

export const clientLoader = loadWithControls;

export const action = ({ request, params, context }: ActionFunctionArgs) =>
  takeForm(request, params, { entity: 'exercise_forms', id: params.exercise }, api(context));

type Data = Awaited<ReturnType<typeof loader>>;

export const clientAction = trySending;
export const shouldRevalidate = unlessNotSent;

export const handle: Handle<Data> = { title: ({ exercise }, { pick }) => pick(exercise, 'title') };

export default function ExercisePage() {
  const { lesson, ...taking } = useLoaderData<Data>();
  const { pick } = useWords();
  return <FormPage {...taking} back={{ to: lessonPath(useParams()), label: pick(lesson, 'name') }} />;
}
