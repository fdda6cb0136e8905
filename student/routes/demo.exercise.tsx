import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { api } from '../api.server.ts';
import type { Handle } from '../components/shell/title.ts';
import { useWords } from '../components/words.tsx';
import { demoParts } from '../demo.ts';
import { loadWithControls } from '../forms/attempt_parts.ts';
import { FormPage } from '../forms/taking/FormPage.tsx';
import { loadForm, takeForm } from '../forms/taking/taking.ts';

async function exerciseOf(door: ReturnType<typeof api>) {
  const [exercise] = (await demoParts(door.list)).exercises;
  if (!exercise) throw data(null, { status: 404 });
  return exercise;
}

export async function loader({ context }: LoaderFunctionArgs) {
  const door = api(context);
  const exercise = await exerciseOf(door);
  return loadForm(exercise, 'exercise_forms', door);
}

export const clientLoader = loadWithControls;

export async function action({ request, context }: ActionFunctionArgs) {
  const door = api(context);
  const { id } = await exerciseOf(door);
  return takeForm(request, {}, { entity: 'exercise_forms', id }, door);
}

type Data = Awaited<ReturnType<typeof loader>>;

export const handle: Handle = { title: 'pages.demo_exercise' };

export default function DemoExercise() {
  const page = useLoaderData<Data>();
  const { t } = useWords();
  return <FormPage {...page} back={{ to: '/demo/lesson', label: t('pages.demo_lesson') }} />;
}
