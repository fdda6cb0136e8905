import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { api, userOf } from '../api.server.ts';
import { NextButton, useNameOf } from '../components/course/NextButton.tsx';
import type { NextStep } from '../components/course/next_step.ts';
import { course, usePlaces } from '../components/places.ts';
import type { Handle } from '../components/shell/title.ts';
import { useWords } from '../components/words.tsx';
import { Score, type SubmittedAttempt } from '../forms/score/Score.tsx';
import { lastSubmitted } from '../forms/taking/taking.ts';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { get, read, mayStart, query } = api(context);
  const [exam, start, [attempt = null], level] = await Promise.all([
    read('exam_forms', params.exam),
    mayStart('exam_forms', params.exam),
    get<SubmittedAttempt[]>(lastSubmitted(Number(params.exam))),
    read('levels', params.level),
  ]);
  if (exam.level_id !== level.id) throw data(null, { status: 404 });
  const isPassed = attempt?.passed && level.state === 'done';
  const [done, certificates] = isPassed
    ? await Promise.all([query('levels', level.id, 'finish'), query('certificates', null, 'mine')])
    : [null, []];
  const certificate = certificates.find((one) => one.level.id === level.id)?.id;
  return { exam, start, attempt, level, done, certificate, own: userOf(context).current_level };
}

type Data = Awaited<ReturnType<typeof loader>>;

export const handle: Handle<Data> = {
  title: ({ exam }, { t, pick }) => `${t('score.title')}: ${pick(exam, 'title')}`,
};

export default function ExamScorePage() {
  const { exam, attempt, start, level, done, certificate, own } = useLoaderData<Data>();
  const { t } = useWords();
  const places = usePlaces();
  const back = { to: places.level(level), label: t('score.level') };
  const nextLevel = own && own.order > level.order ? own : null;
  const next: NextStep = nextLevel
    ? { what: 'next', of: nextLevel, to: course.level(nextLevel) }
    : { what: level.state === 'done' ? 'complete' : 'level', of: level, to: back.to };
  const name = useNameOf(level);
  const { lessons_taken: lessons, classes_taken } = level;
  return (
    <Score
      form={exam}
      attempt={attempt}
      start={start}
      back={back}
      next={<NextButton {...next} />}
      finish={
        done && done.attempt === attempt?.id
          ? {
              what: nextLevel ? 'level' : 'course',
              name,
              done: { ...done, lessons, classes: classes_taken ?? 0 },
              next,
              certificate,
            }
          : null
      }
    />
  );
}
