import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { api, userOf } from '../api.server.ts';
import { HomeView } from '../components/course/HomeView.tsx';
import { PreviewFrame } from '../components/shell/PreviewFrame.tsx';
import type { Handle } from '../components/shell/title.ts';
import { levelBegun } from '../preview.ts';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const place = await levelBegun(params.level, api(context));
  return { name: userOf(context).name, place, isAssigned: false };
}

type Data = Awaited<ReturnType<typeof loader>>;

export const handle: Handle = { layout: 'none', title: 'preview.title' };

export default function PreviewHome() {
  const data = useLoaderData<Data>();
  return (
    <PreviewFrame level={data.place.level.id}>
      <HomeView {...data} />
    </PreviewFrame>
  );
}
