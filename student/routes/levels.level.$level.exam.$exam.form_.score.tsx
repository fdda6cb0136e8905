import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData, useParams } from '@remix-run/react';
import type { Possibility } from '#schemas/possibility.ts';
import { api, userOf } from '../api.server.ts';
import type { Handle } from '../components/shell/title.ts';
import { useWords } from '../components/words.tsx';
import { Score, type SubmittedAttempt } from '../forms/score/Score.tsx';
import { type CourseForm, levelPath } from '../forms/taking/exercise.ts';
import { lastSubmitted } from '../forms/taking/taking.ts';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { get, read } = api(context);
  const address = `/api/exam_forms/${params.exam}`;
  const [exam, start, [attempt = null], level] = await Promise.all([
    get<CourseForm & { level_id: number }>(address),
    get<Possibility>(`${address}?can=start`),
    get<SubmittedAttempt[]>(lastSubmitted(Number(params.exam))),
    read('levels', params.level),
  ]);
  if (exam.level_id !== level.id) throw data(null, { status: 404 });
  return { exam, start, attempt, level, own: userOf(context).current_level };
}

type Data = Awaited<ReturnType<typeof loader>>;

export const handle: Handle<Data> = {
  title: ({ exam }, { t, pick }) => `${t('score.title')}: ${pick(exam, 'title')}`,
};

export default function ExamScorePage() {
  const { exam, attempt, start, level, own } = useLoaderData<Data>();
  const { t, pick } = useWords();
  const back = { to: levelPath(useParams()), label: t('score.level') };
  const moved = own && own.order > level.order ? own : null;
  const next = moved
    ? { to: levelPath({ level: String(moved.id) }), label: t('score.next_level', { level: pick(moved, 'name') }) }
    : back;
  return (
    <Score form={exam} attempt={attempt} start={start} back={back} next={next}>
      {level.state === 'done' ? (
        <section className="celebration" aria-labelledby="complete">
          <h2 id="complete">
            {t(moved ? 'score.level_passed' : 'score.course_complete', { level: pick(level, 'name') })}
          </h2>
          <p>
            {t(moved ? 'score.level_passed_more' : 'score.course_complete_more', {
              level: moved && pick(moved, 'name'),
            })}
          </p>
        </section>
      ) : null}
    </Score>
  );
}
