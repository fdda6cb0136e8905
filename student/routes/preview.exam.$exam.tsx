import type { LoaderFunctionArgs } from '@remix-run/node';
import { type ClientLoaderFunctionArgs, useLoaderData } from '@remix-run/react';
import { api } from '../api.server.ts';
import type { Handle } from '../components/title.ts';
import { withControls } from '../forms/controls.ts';
import { PreviewedForm } from '../forms/PreviewedForm.tsx';
import { previewed } from '../forms/previewed.ts';

export const loader = ({ params, context }: LoaderFunctionArgs) =>
  previewed('exam_forms', params.exam, context.locale, api(context));

/** The form comes with the code of its controls. */
export const clientLoader = async ({ serverLoader }: ClientLoaderFunctionArgs) =>
  withControls((await serverLoader<typeof loader>()) as unknown as Data);

type Data = Awaited<ReturnType<typeof loader>>;

export const handle: Handle = { layout: 'none', title: 'preview.title' };

export default function PreviewExam() {
  return <PreviewedForm {...(useLoaderData<typeof loader>() as unknown as Data)} />;
}
