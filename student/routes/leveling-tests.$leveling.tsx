import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { Link, useLoaderData, useSearchParams } from '@remix-run/react';
import { api } from '../api.server.ts';
import { trySending, unlessNotSent } from '../components/shell/sending.ts';
import type { Handle } from '../components/shell/title.ts';
import { useWords } from '../components/words.tsx';
import { loadWithControls } from '../forms/attempt_parts.ts';
import { Briefing } from '../forms/placement/Briefing.tsx';
import { isBlank, testPath } from '../forms/placement/placement.ts';
import { SelfAssessment } from '../forms/placement/SelfAssessment.tsx';
import { TestQuestion } from '../forms/placement/TestQuestion.tsx';
import { readAnswers } from '../forms/taking/form_answers.ts';
import { onceHeader } from '../forms/taking/once.ts';

/** Opening the page begins no test: only one that was begun is gone on with. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { read, list, act, mayStart } = api(context);
  const [form, tests] = await Promise.all([read('leveling_forms', params.leveling), list('leveling_tests', {}, 'id')]);
  const open = tests.find(({ status, form_id }) => status === 'draft' && form_id === form.id);
  const test = open ? await act('leveling_forms', params.leveling, 'start') : null;
  const start = test ? null : await mayStart('leveling_forms', params.leveling);
  const isSent = test?.status === 'pending_revision' || tests.at(-1)?.status === 'pending_revision';
  return { form, test, start, sent: isSent, attempt: test?.question ?? null };
}

export const clientLoader = loadWithControls;

export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const { act, ask } = api(context);
  const [here, intent, id] = [testPath(params.leveling), form.get('intent'), Number(form.get('test'))];
  if (intent === 'start') {
    await act('leveling_forms', params.leveling, 'start', undefined, onceHeader(form));
    return redirect(here);
  }
  const body = bodyOf(form);
  // A browser without script may send a question that nobody answered.
  if (body === null) return redirect(`${here}?blank=1`);
  const address = `/api/leveling_tests/${id}/${intent === 'assess' ? 'assess' : 'answer'}`;
  const answer = await ask('POST', address, { body });
  // Answered on another device, or too late: the page shows what is asked now.
  if (answer.status >= 400 && answer.status !== 409) throw data(answer.body, { status: answer.status });
  return redirect(here);
}

/** What a form says to the API: the script sends one answer as it is, a browser without it the controls. */
function bodyOf(form: FormData): object | null {
  const question = String(form.get('question'));
  if (form.get('intent') === 'assess') return { can: form.getAll('can').map(String) };
  if (form.get('intent') === 'unknown') return { unknown: question };
  const field = form.get('answer');
  const answer = field === null ? readAnswers(form)[question] : JSON.parse(String(field));
  return field === null && isBlank(answer) ? null : { answers: { [question]: answer } };
}

type Data = Awaited<ReturnType<typeof loader>>;

export const clientAction = trySending;
export const shouldRevalidate = unlessNotSent;

export const handle: Handle<Data> = { title: ({ form }, { pick }) => pick(form, 'title') };

export default function LevelingTestPage() {
  const { form, test, start, sent } = useLoaderData<Data>();
  const { pick } = useWords();
  const [search] = useSearchParams();
  return (
    <div className="page exercise">
      <h1>{pick(form, 'title')}</h1>
      {test?.question && test.name ? (
        <TestQuestion key={test.name} test={test} form={test.question} name={test.name} />
      ) : test && !test.assessed ? (
        <SelfAssessment test={test.id} />
      ) : sent ? (
        <SentNotice />
      ) : (
        <Briefing form={form} start={start} second={search.get('step') === '2'} />
      )}
    </div>
  );
}

function SentNotice() {
  const { t } = useWords();
  return (
    <div role="status">
      <p className="lead">{t('placement.sent')}</p>
      <p>{t('placement.told')}</p>
      <p className="actions">
        <Link to="/welcome">{t('placement.back')}</Link>
      </p>
    </div>
  );
}
