import type { LoaderFunctionArgs } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { api } from '../api.server.ts';
import { Exams } from '../components/Exams.tsx';
import { TickIcon } from '../components/icons.tsx';
import { Progress } from '../components/Progress.tsx';
import type { Handle } from '../components/title.ts';
import { useWords } from '../components/words.tsx';
import { type Exam, type Lesson, type Level, taken } from '../entities.ts';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { get, list } = api(context);
  const within = { level_id: Number(params.level) };
  const [level, lessons, exams] = await Promise.all([
    get<Level>(`/api/levels/${params.level}`),
    list<Lesson>('lessons', within, 'order'),
    list<Exam>('exam_forms', within, 'order'),
  ]);
  return { level, lessons, exams };
}

type Data = Awaited<ReturnType<typeof loader>>;

export const handle: Handle<Data> = { title: ({ level }, { pick }) => pick(level, 'name') };

export default function LevelPage() {
  const { level, lessons, exams } = useLoaderData<typeof loader>();
  const { t, pick } = useWords();
  const done = lessons.filter(taken).length;
  return (
    <div className="page">
      <p className="crumbs">
        <Link to="/levels">{t('pages.levels')}</Link>
      </p>
      <h1>{pick(level, 'name')}</h1>
      <p className="lead">{pick(level, 'description')}</p>
      {level.state === 'locked' ? (
        <p className="notice">{t('level.locked')}</p>
      ) : (
        <>
          <Progress
            done={done}
            total={lessons.length}
            label={t('level.taken', { done, total: lessons.length, smart_count: lessons.length })}
          />
          <h2>{t('level.lessons')}</h2>
          {lessons.length === 0 ? <p className="empty">{t('level.empty')}</p> : null}
          <ol className="rows">
            {lessons.map((lesson) => (
              <LessonRow key={lesson.id} lesson={lesson} next={lesson === lessons.find((one) => !taken(one))} />
            ))}
          </ol>
          {exams.length > 0 ? (
            <>
              <h2>{t('level.exam')}</h2>
              <Exams exams={exams} level={level} />
            </>
          ) : null}
        </>
      )}
    </div>
  );
}

function LessonRow({ lesson, next }: { lesson: Lesson; next: boolean }) {
  const { t, pick } = useWords();
  const { exercises_passed: done, exercises: total } = lesson;
  const state = taken(lesson) ? 'done' : next ? 'next' : 'open';
  return (
    <li>
      <Link className={`row ${state}`} to={`/levels/level/${lesson.level_id}/lesson/${lesson.id}`} prefetch="intent">
        <span className="row-mark" aria-hidden="true">
          {state === 'done' ? <TickIcon /> : lesson.order}
        </span>
        <span className="row-text">
          <span className="row-name">{pick(lesson, 'name')}</span>
          <span className="row-more">{pick(lesson, 'description')}</span>
          <span className="row-facts">
            {t(`level.states.${state}`)} · {t('level.exercises', { done, total, smart_count: total })}
          </span>
        </span>
      </Link>
    </li>
  );
}
