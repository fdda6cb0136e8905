import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { type ClientLoaderFunctionArgs, Link, useLoaderData, useParams } from '@remix-run/react';
import { api, type Problem } from '../api.server.ts';
import type { Handle } from '../components/title.ts';
import { useWords } from '../components/words.tsx';
import type { Lesson } from '../entities.ts';
import { openQuestions } from '../forms/compiled.ts';
import { controlsOf, loadControls } from '../forms/controls.ts';
import { ExerciseForm } from '../forms/ExerciseForm.tsx';
import { type Begun, type Exercise, exercisePath, lessonPath, scorePath, type Verdict } from '../forms/exercise.ts';
import { Intro } from '../forms/Intro.tsx';
import { sentAnswers } from '../forms/sent.ts';

/** Opening the page begins no attempt: only one that was begun is gone on with. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { get, post } = api(context);
  const address = `/api/exercise_forms/${params.exercise}`;
  const [exercise, lesson] = await Promise.all([get<Exercise>(address), get<Lesson>(`/api/lessons/${params.lesson}`)]);
  if (exercise.lesson_id !== lesson.id) throw data(null, { status: 404 });
  const begun = exercise.attempt_status === 'draft';
  const attempt = begun ? await post<Begun>(`${address}/start`) : null;
  const start = begun ? null : await get<Verdict>(`${address}?can=start`);
  return { exercise, lesson, attempt, start };
}

/** The form comes with the code of its controls. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  const found = (await serverLoader<typeof loader>()) as unknown as Data;
  if (found.attempt) await loadControls(controlsOf(found.attempt));
  return found;
}

/** Begins an attempt, saves what a browser without script sends, submits. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { post, ask } = api(context);
  const form = await request.formData();
  const [here, intent, id] = [exercisePath(params), form.get('intent'), Number(form.get('attempt'))];
  const begin = () => post<Begun>(`/api/exercise_forms/${params.exercise}/start`);
  if (intent === 'start') {
    await begin();
    return redirect(here);
  }
  const answers = sentAnswers(form);
  if (Object.keys(answers).length > 0) {
    const seq = Math.max(Date.now(), Number(form.get('seq')) + 1);
    const { status, body } = await ask('PATCH', `/api/attempts/${id}`, { body: { seq, answers } });
    if (status === 409 && (body as Problem).rule !== 'not_as_another') return redirect(scorePath(params));
    if (status >= 400) throw data(body as Problem, { status });
    if (intent === 'save') return redirect(here);
    if (intent === 'submit' && isOpen(await begin())) return redirect(`${here}?open=1#open`);
  }
  await post(`/api/attempts/${id}/submit`);
  return redirect(scorePath(params));
}

const isOpen = (attempt: Begun) => openQuestions(attempt, attempt.answers).length > 0;

type Data = Awaited<ReturnType<typeof loader>>;

export const handle: Handle<Data> = { title: ({ exercise }, { pick }) => pick(exercise, 'title') };

export default function ExercisePage() {
  const { exercise, lesson, attempt, start } = useLoaderData<typeof loader>() as unknown as Data;
  const { pick } = useWords();
  const params = useParams();
  return (
    <div className="page exercise">
      <p className="crumbs">
        <Link to={lessonPath(params)}>{pick(lesson, 'name')}</Link>
      </p>
      <h1>{pick(exercise, 'title')}</h1>
      <p className="lead">{pick(exercise, 'description')}</p>
      {attempt ? <ExerciseForm key={attempt.id} exercise={exercise} attempt={attempt} /> : null}
      {start ? <Intro exercise={exercise} start={start} /> : null}
    </div>
  );
}
