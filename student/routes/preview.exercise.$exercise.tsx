import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { api } from '../api.server.ts';
import type { Handle } from '../components/shell/title.ts';
import { FormPreview } from '../forms/preview/FormPreview.tsx';
import { previewForm } from '../forms/preview/preview_form.ts';

export const loader = ({ params, context }: LoaderFunctionArgs) =>
  previewForm('exercise_forms', params.exercise, api(context));

type Data = Awaited<ReturnType<typeof loader>>;

export const handle: Handle = { layout: 'none', title: 'preview.title' };

export default function PreviewExercise() {
  return <FormPreview {...useLoaderData<Data>()} />;
}
