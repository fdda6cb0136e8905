import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { api } from '../api.server.ts';
import { type LevelsData, LevelsView } from '../components/course/LevelsView.tsx';
import { previews } from '../components/places.ts';
import { PreviewFrame } from '../components/shell/PreviewFrame.tsx';
import type { Handle } from '../components/shell/title.ts';
import { courseAt } from '../preview.ts';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const course = await courseAt(params.level, api(context));
  const here = course.levels.find(({ state }) => state === 'current');
  // From the list of all levels, the preview begins at the first.
  return here && !params.level ? redirect(previews.levels(here)) : course;
}

export const handle: Handle = { layout: 'none', title: 'preview.title' };

export default function PreviewLevels() {
  const data = useLoaderData<LevelsData>();
  return (
    <PreviewFrame level={data.levels.find(({ state }) => state === 'current')?.id}>
      <LevelsView {...data} />
    </PreviewFrame>
  );
}
