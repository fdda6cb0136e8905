import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { type ClientLoaderFunctionArgs, useLoaderData } from '@remix-run/react';
import type { CheckedAnswer } from '#schemas/types/fragments/checked_answer.ts';
import { api, userOf } from '../api.server.ts';
import { trySending, unlessNotSent } from '../components/shell/sending.ts';
import type { Handle } from '../components/shell/title.ts';
import { useWords } from '../components/words.tsx';
import { questionsOf } from '../forms/compiled.ts';
import { controlsOf, loadControls } from '../forms/controls.ts';
import { ReviewIntro } from '../forms/repetition/ReviewIntro.tsx';
import { ReviewSet } from '../forms/repetition/ReviewSet.tsx';
import { readAnswers } from '../forms/taking/form_answers.ts';
import '../forms/form.css';
import '../forms/practice.css';
import '../forms/review.css';

const here = '/review';

/** Opening the page begins no set; one that was begun goes on, and one that a browser without script has finished is shown. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { query } = api(context);
  const finishedSet = Number(new URL(request.url).searchParams.get('set'));
  const summary = await query('review_cards', null, 'summary');
  const id = finishedSet || summary.open;
  const set = id ? await query('review_sets', id, 'shown') : null;
  return { summary, set, level: userOf(context).current_level };
}

type Data = Awaited<ReturnType<typeof loader>>;

/** The questions come with the code of their controls. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  const pageData = await serverLoader<Data>();
  if (pageData.set) await loadControls(controlsOf({ schema: pageData.set.schema, uiSchema: pageData.set.uiSchema }));
  return pageData;
}

/** Begins a set, and checks what a browser without script sends. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const { ask } = api(context);
  if (form.get('intent') === 'start') {
    const { status, body } = await ask('POST', '/api/review_sets/start', {});
    // Nothing is due any more: another tab was quicker, and the page says so.
    if (status >= 400 && (body as { rule?: string }).rule !== 'nothing_due') throw data(body, { status });
    return redirect(here);
  }
  const [set, question, again] = [Number(form.get('set')), String(form.get('question')), form.has('again')];
  const answer = readAnswers(form)[question] ?? null;
  if (answer === null && form.get('intent') === 'check') return redirect(`${here}?open=1#open`);
  const payload = { question, answers: { [question]: answer }, ...(again ? { again } : {}) };
  const { status, body } = await ask('POST', `/api/review_sets/${set}/check`, { body: payload });
  if (status === 409) return redirect(here);
  if (status >= 400) throw data(body, { status });
  const { review } = body as CheckedAnswer;
  const outcome = again ? `second=${review.correct ? 'right' : 'wrong'}` : `checked=${question}`;
  return redirect(`${here}?set=${set}&${outcome}`);
}

export const clientAction = trySending;
export const shouldRevalidate = unlessNotSent;

export const handle: Handle = { title: 'pages.review' };

export default function ReviewPage() {
  const { summary, set, level } = useLoaderData<Data>();
  const { t } = useWords();
  return (
    <div className="page exercise">
      <h1>{t('pages.review')}</h1>
      {set ? (
        <ReviewSet key={set.id} set={set} more={summary.due - (questionsOf(set).length - set.checked.length)} />
      ) : (
        <ReviewIntro summary={summary} level={level} />
      )}
    </div>
  );
}
