import type { LoaderFunctionArgs } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { api, userOf } from '../api.server.ts';
import { Assigned, assignedTo, type Placed } from '../components/Assigned.tsx';
import { LevelRing } from '../components/LevelRing.tsx';
import { Next } from '../components/Next.tsx';
import { Prepared } from '../components/Prepared.tsx';
import type { Handle } from '../components/title.ts';
import { useWords } from '../components/words.tsx';
import type { Exam, Gate, Lesson, Level } from '../entities.ts';
import '../styles/home.css';

export async function loader({ context }: LoaderFunctionArgs) {
  const { name, current_level } = userOf(context);
  if (!current_level) return { name, place: null, isAssigned: false };
  const { get, list } = api(context);
  const within = { level_id: current_level.id };
  const [level, lessons, exams, tests] = await Promise.all([
    get<Level>(`/api/levels/${current_level.id}`),
    list<Lesson>('lessons', within, 'order'),
    list<Exam>('exam_forms', within, 'order'),
    list<Placed>('leveling_tests', within, 'id'),
  ]);
  const since = assignedTo(current_level.id, tests);
  const [gates, begun] = await Promise.all([
    Promise.all(exams.map(({ id }) => get<Gate>(`/api/exam_forms/${id}?can=start`))),
    since ? list<{ id: number }>('attempts', { started_at_gte: since }, 'id') : [],
  ]);
  const place = { level, lessons, exams: exams.map((exam, at) => ({ exam, gate: gates[at] as Gate })) };
  return { name, place, isAssigned: since !== null && begun.length === 0 };
}

type Data = Awaited<ReturnType<typeof loader>>;

export const handle: Handle = { title: 'pages.home' };

export default function Home() {
  const { name, place, isAssigned } = useLoaderData<typeof loader>() as unknown as Data;
  const { t } = useWords();
  return (
    <div className="page">
      <h1>{t('home.hello', { name: name.split(' ')[0] })}</h1>
      {place ? (
        <>
          {isAssigned ? <Assigned level={place.level} /> : null}
          <Next {...place} />
          <LevelRing level={place.level} total={place.lessons.length} />
          <p className="actions">
            <Link to="/learning-center">{t('pages.learning_center')}</Link>
          </p>
        </>
      ) : null}
      <div className="places">
        <Prepared what="classes" empty={t(place ? 'home.no_classes' : 'home.external')} />
        <Prepared what="messages" empty={t('home.no_messages')} />
      </div>
    </div>
  );
}
