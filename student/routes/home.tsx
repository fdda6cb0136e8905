import type { LoaderFunctionArgs } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { api, userOf } from '../api.server.ts';
import { LevelRing } from '../components/LevelRing.tsx';
import { Next } from '../components/Next.tsx';
import type { Handle } from '../components/title.ts';
import { useWords } from '../components/words.tsx';
import type { Exam, Gate, Lesson, Level } from '../entities.ts';
import '../styles/home.css';

export async function loader({ context }: LoaderFunctionArgs) {
  const { name, current_level } = userOf(context);
  if (!current_level) return { name, place: null };
  const { get, list } = api(context);
  const within = { level_id: current_level.id };
  const [level, lessons, exams] = await Promise.all([
    get<Level>(`/api/levels/${current_level.id}`),
    list<Lesson>('lessons', within, 'order'),
    list<Exam>('exam_forms', within, 'order'),
  ]);
  const gates = await Promise.all(exams.map(({ id }) => get<Gate>(`/api/exam_forms/${id}?can=start`)));
  return { name, place: { level, lessons, exams: exams.map((exam, at) => ({ exam, gate: gates[at] as Gate })) } };
}

type Data = Awaited<ReturnType<typeof loader>>;

export const handle: Handle = { title: 'pages.home' };

export default function Home() {
  const { name, place } = useLoaderData<typeof loader>() as unknown as Data;
  const { t } = useWords();
  return (
    <div className="page">
      <h1>{t('home.hello', { name: name.split(' ')[0] })}</h1>
      {place ? (
        <>
          <Next {...place} />
          <LevelRing level={place.level} total={place.lessons.length} />
          <p className="actions">
            <Link to="/learning-center">{t('pages.learning_center')}</Link>
          </p>
        </>
      ) : (
        <p className="empty">{t('home.external')}</p>
      )}
    </div>
  );
}
