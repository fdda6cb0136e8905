import type { LoaderFunctionArgs } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { api, userOf } from '../api.server.ts';
import { ExerciseRow } from '../components/ExerciseRow.tsx';
import { LessonStops } from '../components/LessonStops.tsx';
import { LevelRing } from '../components/LevelRing.tsx';
import type { Handle } from '../components/title.ts';
import { useWords } from '../components/words.tsx';
import type { Exercise, Lesson, Level } from '../entities.ts';
import '../styles/home.css';
import '../styles/path.css';

type Placed = Exercise & { lesson_id: number };

export async function loader({ context }: LoaderFunctionArgs) {
  const { get, list } = api(context);
  const own = userOf(context).current_level?.id;
  const [level, lessons, begun, missed] = await Promise.all([
    get<Level>(`/api/levels/${own}`),
    list<Lesson>('lessons', { level_id: own }, 'order'),
    list<Placed>('exercise_forms', { attempt_status: 'draft' }, 'order'),
    list<Placed>('exercise_forms', { attempt_status: 'completed', passed: false }, 'order'),
  ]);
  const ids = [...begun, ...missed].map(({ lesson_id }) => lesson_id);
  const places = ids.length > 0 ? await list<Lesson>('lessons', { id: [...new Set(ids)] }, 'order') : [];
  const placed = (exercises: Placed[]) =>
    exercises.flatMap((exercise) => {
      const lesson = places.find(({ id }) => id === exercise.lesson_id);
      const to = `/levels/level/${lesson?.level_id}/lesson/${lesson?.id}/exercise/${exercise.id}/form`;
      return lesson ? [{ exercise, to }] : [];
    });
  return { level, lessons, begun: placed(begun), missed: placed(missed) };
}

type Data = Awaited<ReturnType<typeof loader>>;

export const handle: Handle = { title: 'pages.learning_center' };

export default function LearningCenter() {
  const { level, lessons, begun, missed } = useLoaderData<typeof loader>() as unknown as Data;
  const { t } = useWords();
  return (
    <div className="page">
      <h1>{t('pages.learning_center')}</h1>
      <p className="lead">{t('center.lead')}</p>
      <LevelRing level={level} total={lessons.length} />
      <LessonStops lessons={lessons} />
      <Exercises title={t('center.begun')} of={begun} />
      <Exercises title={t('center.missed')} of={missed} />
      <div className="actions">
        <Link className="button quiet" to="/levels">
          {t('pages.levels')}
        </Link>
        <Link className="button quiet" to="/library">
          {t('pages.library')}
        </Link>
      </div>
    </div>
  );
}

function Exercises({ title, of }: { title: string; of: Data['begun'] }) {
  if (of.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ol className="rows">
        {of.map(({ exercise, to }) => (
          <ExerciseRow key={exercise.id} exercise={exercise} to={to} next={exercise.attempt_status === 'draft'} />
        ))}
      </ol>
    </section>
  );
}
