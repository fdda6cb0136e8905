import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { api } from '../api.server.ts';
import { LevelView } from '../components/course/LevelView.tsx';
import { PreviewFrame } from '../components/shell/PreviewFrame.tsx';
import type { Handle } from '../components/shell/title.ts';
import { active, levelBegun } from '../preview.ts';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const door = api(context);
  const [place, class_lessons] = await Promise.all([
    levelBegun(params.level, door),
    door.list('class_lessons', { level_id: Number(params.level) }, 'order'),
  ]);
  return { ...place, class_lessons: active(class_lessons) };
}

type Data = Awaited<ReturnType<typeof loader>>;

export const handle: Handle = { layout: 'none', title: 'preview.title' };

export default function PreviewLevel() {
  const data = useLoaderData<Data>();
  return (
    <PreviewFrame level={data.level.id}>
      <LevelView {...data} />
    </PreviewFrame>
  );
}
