import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { api } from '../api.server.ts';
import { type LevelsData, LevelsView } from '../components/LevelsView.tsx';
import { PreviewFrame } from '../components/PreviewFrame.tsx';
import type { Handle } from '../components/title.ts';
import { courseAt } from '../preview.ts';

export const loader = ({ params, context }: LoaderFunctionArgs) => courseAt(params.level, api(context));

export const handle: Handle = { layout: 'none', title: 'preview.title' };

export default function PreviewLevels() {
  const data = useLoaderData<typeof loader>() as unknown as LevelsData;
  return (
    <PreviewFrame level={data.levels.find(({ state }) => state === 'current')?.id}>
      <LevelsView {...data} />
    </PreviewFrame>
  );
}
