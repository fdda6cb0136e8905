import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { api, userOf } from '../api.server.ts';
import { type LevelsData, LevelsView } from '../components/course/LevelsView.tsx';
import type { Handle } from '../components/shell/title.ts';

export async function loader({ context }: LoaderFunctionArgs): Promise<LevelsData> {
  const { list } = api(context);
  const own = userOf(context).current_level;
  const [levels, lessons] = await Promise.all([
    list('levels', {}, 'order'),
    own ? list('lessons', { level_id: own.id }, 'order') : [],
  ]);
  return { levels, lessons };
}

export const handle: Handle = { title: 'pages.levels' };

export default function Levels() {
  return <LevelsView {...useLoaderData<LevelsData>()} />;
}
