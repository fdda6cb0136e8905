import type { LoaderFunctionArgs } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { api } from '../api.server.ts';
import { ExerciseRow } from '../components/ExerciseRow.tsx';
import { RichText } from '../components/RichText.tsx';
import type { Handle } from '../components/title.ts';
import { useWords } from '../components/words.tsx';
import type { Exercise, Lesson, Level, Section } from '../entities.ts';
import '../styles/lesson.css';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { get, list } = api(context);
  const within = { lesson_id: Number(params.lesson) };
  const [level, lesson, sections, exercises] = await Promise.all([
    get<Level>(`/api/levels/${params.level}`),
    get<Lesson>(`/api/lessons/${params.lesson}`),
    list<Section>('sections', within, 'order'),
    list<Exercise>('exercise_forms', within, 'order'),
  ]);
  return { level, lesson, sections, exercises };
}

type Data = Awaited<ReturnType<typeof loader>>;

export const handle: Handle<Data> = { title: ({ lesson }, { pick }) => pick(lesson, 'name') };

export default function LessonPage() {
  const { level, lesson, sections, exercises } = useLoaderData<typeof loader>();
  const { t, pick } = useWords();
  const here = `/levels/level/${level.id}/lesson/${lesson.id}`;
  return (
    <article className="page lesson">
      <p className="crumbs">
        <Link to="/levels">{t('pages.levels')}</Link>
        <Link to={`/levels/level/${level.id}`}>{pick(level, 'name')}</Link>
      </p>
      <h1>{pick(lesson, 'name')}</h1>
      <p className="lead">{pick(lesson, 'description')}</p>
      {sections.map((section) => (
        <section key={section.id} aria-labelledby={`section-${section.id}`}>
          <h2 id={`section-${section.id}`}>{pick(section, 'title')}</h2>
          <RichText html={pick(section, 'content')} />
        </section>
      ))}
      <section aria-labelledby="exercises">
        <h2 id="exercises">{t('lesson.exercises')}</h2>
        {exercises.length === 0 ? <p className="empty">{t('lesson.empty')}</p> : null}
        <ol className="rows">
          {exercises.map((exercise) => (
            <ExerciseRow
              key={exercise.id}
              exercise={exercise}
              to={`${here}/exercise/${exercise.id}/form`}
              next={exercise === exercises.find(({ passed }) => !passed)}
            />
          ))}
        </ol>
      </section>
    </article>
  );
}
