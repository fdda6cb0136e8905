import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { Link, useLoaderData, useParams } from '@remix-run/react';
import { useEffect } from 'react';
import { api } from '../api.server.ts';
import type { Handle } from '../components/title.ts';
import { useWords } from '../components/words.tsx';
import { type Verdict as Can, type Exercise, exercisePath, lessonPath } from '../forms/exercise.ts';
import { StartButton } from '../forms/Intro.tsx';
import { forgetKept } from '../forms/kept.ts';
import { Review, type Reviewed } from '../forms/Review.tsx';
import '../forms/form.css';
import '../forms/score.css';
import { type Figures, outcomeOf, Verdict } from '../forms/Verdict.tsx';

interface Attempt extends Figures {
  id: number;
  review: Reviewed[];
}

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { get, list } = api(context);
  const address = `/api/exercise_forms/${params.exercise}`;
  const [exercise, start, [attempt = null], exercises] = await Promise.all([
    get<Exercise>(address),
    get<Can>(`${address}?can=start`),
    get<Attempt[]>(lastSubmitted(Number(params.exercise))),
    list<Exercise>('exercise_forms', { lesson_id: Number(params.lesson) }, 'order'),
  ]);
  if (exercise.lesson_id !== Number(params.lesson)) throw data(null, { status: 404 });
  const open = exercises.filter(({ id, passed }) => id !== exercise.id && !passed);
  const next = open.find(({ order }) => order > exercise.order) ?? open[0] ?? null;
  return { exercise, start, attempt, next };
}

function lastSubmitted(form_id: number): string {
  const filter = JSON.stringify({ form_id, status: ['completed', 'pending_revision'] });
  return `/api/attempts?${new URLSearchParams({ filter, sort: '["submitted_at","DESC"]', range: '[0,0]' })}`;
}

type Data = Awaited<ReturnType<typeof loader>>;

export const handle: Handle<Data> = {
  title: ({ exercise }, { t, pick }) => `${t('score.title')}: ${pick(exercise, 'title')}`,
};

export default function ScorePage() {
  const { exercise, attempt, start, next } = useLoaderData<typeof loader>() as unknown as Data;
  const { t, pick } = useWords();
  const params = useParams();
  const id = attempt?.id;
  useEffect(() => {
    if (id) forgetKept(id);
  }, [id]);
  if (!attempt) return <Unsubmitted exercise={exercise} />;
  const outcome = outcomeOf(attempt);
  const again = start.can ? (outcome === 'failed' ? 'main' : 'beside') : null;
  return (
    <div className="page score">
      <p className="crumbs">
        <Link to={lessonPath(params)}>{t('score.lesson')}</Link>
      </p>
      <h1>{pick(exercise, 'title')}</h1>
      <Verdict attempt={attempt} outcome={outcome} />
      <div className="actions">
        {again === 'main' ? <StartButton to={exercisePath(params)} label={t('score.again')} /> : <Next next={next} />}
        {again === 'beside' ? <StartButton quiet to={exercisePath(params)} label={t('score.again')} /> : null}
      </div>
      <h2>{t('score.answers')}</h2>
      {attempt.review.map((reviewed, at) => (
        <Review key={reviewed.question} reviewed={reviewed} number={at + 1} of={attempt.review.length} />
      ))}
    </div>
  );
}

/** The way on: the next exercise that is not passed, else the lesson. */
function Next({ next }: { next: Exercise | null }) {
  const { t } = useWords();
  const params = useParams();
  return (
    <Link className="button" to={next ? exercisePath(params, String(next.id)) : lessonPath(params)}>
      {t(next ? 'score.next' : 'score.lesson')}
    </Link>
  );
}

function Unsubmitted({ exercise }: { exercise: Exercise }) {
  const { t, pick } = useWords();
  return (
    <div className="page">
      <h1>{pick(exercise, 'title')}</h1>
      <p className="empty">{t('score.empty')}</p>
      <Link className="button" to={exercisePath(useParams())}>
        {t('score.to_exercise')}
      </Link>
    </div>
  );
}
