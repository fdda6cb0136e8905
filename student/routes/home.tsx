import type { LoaderFunctionArgs } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { api, userOf } from '../api.server.ts';
import { ArrowIcon } from '../components/icons.tsx';
import { Progress } from '../components/Progress.tsx';
import type { Handle } from '../components/title.ts';
import { useWords } from '../components/words.tsx';
import { type Lesson, type Level, taken } from '../entities.ts';
import '../styles/home.css';

export async function loader({ context }: LoaderFunctionArgs) {
  const { name, current_level } = userOf(context);
  if (!current_level) return { name, level: null, lessons: [] };
  const { get, list } = api(context);
  const [level, lessons] = await Promise.all([
    get<Level>(`/api/levels/${current_level.id}`),
    list<Lesson>('lessons', { level_id: current_level.id }, 'order'),
  ]);
  return { name, level, lessons };
}

export const handle: Handle = { title: 'pages.home' };

export default function Home() {
  const { name, level, lessons } = useLoaderData<typeof loader>();
  const { t, pick } = useWords();
  const done = lessons.filter(taken).length;
  return (
    <div className="page">
      <h1>{t('home.hello', { name: name.split(' ')[0] })}</h1>
      {level ? (
        <>
          <Next level={level} lesson={lessons.find((lesson) => !taken(lesson))} />
          <section className="panel" aria-labelledby="level">
            <h2 id="level">
              <Link to={`/levels/level/${level.id}`}>{pick(level, 'name')}</Link>
            </h2>
            <Progress
              done={done}
              total={lessons.length}
              label={t('level.taken', { done, total: lessons.length, smart_count: lessons.length })}
            />
          </section>
        </>
      ) : (
        <p className="empty">{t('home.external')}</p>
      )}
    </div>
  );
}

/** The one thing to do now. */
function Next({ level, lesson }: { level: Level; lesson: Lesson | undefined }) {
  const { t, pick } = useWords();
  const to = lesson ? `/levels/level/${level.id}/lesson/${lesson.id}` : `/levels/level/${level.id}`;
  return (
    <section className="next" aria-labelledby="next">
      <p className="next-kicker">{t(lesson ? 'home.next' : 'home.all_taken')}</p>
      <h2 id="next">{pick(lesson ?? level, 'name')}</h2>
      <p>{pick(lesson ?? level, 'description')}</p>
      <Link className="button on-marker" to={to} prefetch="intent">
        {t(lesson ? 'home.go_on' : 'home.review')} <ArrowIcon />
      </Link>
    </section>
  );
}
