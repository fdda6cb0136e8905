import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData, useParams } from '@remix-run/react';
import { api } from '../api.server.ts';
import { trySending, unlessNotSent } from '../components/shell/sending.ts';
import type { Handle } from '../components/shell/title.ts';
import { useWords } from '../components/words.tsx';
import { loadWithControls } from '../forms/attempt_parts.ts';
import { levelPath } from '../forms/taking/exercise.ts';
import { FormPage } from '../forms/taking/FormPage.tsx';
import { loadForm, takeForm } from '../forms/taking/taking.ts';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const door = api(context);
  const [exam, level] = await Promise.all([door.read('exam_forms', params.exam), door.read('levels', params.level)]);
  if (exam.level_id !== level.id) throw data(null, { status: 404 });
  return { level, ...(await loadForm(exam, 'exam_forms', door)) };
}

export const clientLoader = loadWithControls;

export const action = ({ request, params, context }: ActionFunctionArgs) =>
  takeForm(request, params, { entity: 'exam_forms', id: params.exam }, api(context));

type Data = Awaited<ReturnType<typeof loader>>;

export const clientAction = trySending;
export const shouldRevalidate = unlessNotSent;

export const handle: Handle<Data> = { title: ({ exercise }, { pick }) => pick(exercise, 'title') };

export default function ExamPage() {
  const { level, ...taking } = useLoaderData<Data>();
  const { pick } = useWords();
  return <FormPage {...taking} back={{ to: levelPath(useParams()), label: pick(level, 'name') }} />;
}
