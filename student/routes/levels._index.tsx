import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { api, userOf } from '../api.server.ts';
import { LevelPath } from '../components/LevelPath.tsx';
import type { Handle } from '../components/title.ts';
import { useWords } from '../components/words.tsx';
import type { Lesson, Level } from '../entities.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const { list } = api(context);
  const own = userOf(context).current_level;
  const [levels, lessons] = await Promise.all([
    list<Level>('levels', {}, 'order'),
    own ? list<Lesson>('lessons', { level_id: own.id }, 'order') : [],
  ]);
  return { levels, lessons };
}

export const handle: Handle = { title: 'pages.levels' };

export default function Levels() {
  const { levels, lessons } = useLoaderData<typeof loader>();
  const { t } = useWords();
  const done = levels.filter(({ state }) => state === 'done').length;
  return (
    <div className="page">
      <h1>{t('levels.title')}</h1>
      <p className="lead">{t('levels.lead', { done, total: levels.length })}</p>
      {levels.length === 0 ? (
        <p className="empty">{t('levels.empty')}</p>
      ) : (
        <LevelPath levels={levels} lessons={lessons} />
      )}
    </div>
  );
}
