import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { api } from '../api.server.ts';
import { type CenterData, CenterView } from '../components/course/CenterView.tsx';
import { PreviewFrame } from '../components/shell/PreviewFrame.tsx';
import type { Handle } from '../components/shell/title.ts';
import { levelBegun } from '../preview.ts';

export async function loader({ params, context }: LoaderFunctionArgs): Promise<CenterData> {
  return { ...(await levelBegun(params.level, api(context))), begun: [], missed: [] };
}

export const handle: Handle = { layout: 'none', title: 'preview.title' };

export default function PreviewCenter() {
  const data = useLoaderData<CenterData>();
  return (
    <PreviewFrame level={data.level.id}>
      <CenterView {...data} />
    </PreviewFrame>
  );
}
