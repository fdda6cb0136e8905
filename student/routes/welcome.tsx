import type { LoaderFunctionArgs } from '@remix-run/node';
import { Link, useLoaderData, useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';
import { api, userOf } from '../api.server.ts';
import { AnswerBy } from '../components/account/AnswerBy.tsx';
import { Support } from '../components/account/Support.tsx';
import { SampleLesson } from '../components/course/SampleLesson.tsx';
import { TickIcon } from '../components/icons.tsx';
import { Messages } from '../components/messages/Messages.tsx';
import type { Handle } from '../components/shell/title.ts';
import { useWords } from '../components/words.tsx';
import { testPath } from '../forms/placement/placement.ts';
import { actOnLanding, readMessages } from '../server/messages.server.ts';

/** The own test that counts: the last one; and the form that it is, or will be, taken with. */
export async function loader({ context }: LoaderFunctionArgs) {
  const site = api(context);
  const { list } = site;
  const [tests, forms, messages] = await Promise.all([
    list('leveling_tests', {}, 'id'),
    list('leveling_forms', { status: 'active' }, 'order'),
    readMessages(context),
  ]);
  const test = tests.findLast(({ status }) => status === 'pending' || status === 'draft') ?? tests.at(-1) ?? null;
  const form = test?.form_id ?? forms[0]?.id ?? null;
  const isSent = test?.status === 'pending_revision';
  const sample = isSent ? await readSample(site) : null;
  const answerBy = test?.answer_by ?? null;
  const late = answerBy !== null && Date.parse(answerBy) < Date.now();
  return { name: userOf(context).name, status: test?.status ?? null, form, messages, answerBy, late, sample };
}

/** The lesson that is open meanwhile. */
async function readSample({ list, query }: ReturnType<typeof api>) {
  const [lesson] = await list('lessons', {}, 'order');
  if (!lesson) return null;
  const { id } = lesson;
  const [sections, heard] = await Promise.all([
    list('sections', { lesson_id: id }, 'order'),
    query('lessons', id, 'sounds'),
  ]);
  return { lesson, sections, sounds: heard };
}

export const action = actOnLanding;

export const handle: Handle = { title: 'pages.welcome' };

/** How often a page in sight asks whether a level was assigned: then the guard leads on to /home. */
const every = 20_000;

export default function Welcome() {
  const { name, status, form, messages, answerBy, late, sample } = useLoaderData<typeof loader>();
  const { t } = useWords();
  const { revalidate } = useRevalidator();
  const isSent = status === 'pending_revision';
  useEffect(() => {
    if (!isSent) return;
    const timer = setInterval(() => document.visibilityState === 'visible' && revalidate(), every);
    return () => clearInterval(timer);
  }, [isSent, revalidate]);
  return (
    <div className="page">
      <h1>{t('welcome.title', { name: name.split(' ')[0] })}</h1>
      <p className="lead">{t(isSent ? 'welcome.sent' : 'welcome.lead')}</p>
      {isSent ? <AnswerBy of={answerBy} late={late} /> : null}
      <Messages messages={messages} />
      <Steps at={isSent ? 1 : 0} />
      {status !== null && !isSent && status !== 'completed' && form !== null ? (
        <p className="actions">
          <Link className="button" to={testPath(form)}>
            {t(status === 'draft' ? 'welcome.go_on' : 'welcome.take')}
          </Link>
        </p>
      ) : null}
      {isSent || (status !== null && form !== null) ? null : <p className="notice">{t('welcome.none')}</p>}
      {sample ? <SampleLesson {...sample} /> : null}
      <Support />
    </div>
  );
}

/** What leads to the first lesson, and how much of it lies behind. */
function Steps({ at: here }: { at: number }) {
  const { t } = useWords();
  const stateOf = (at: number) => (at < here ? 'done' : at === here ? 'next' : 'open');
  return (
    <ol className="rows">
      {['test', 'review', 'start'].map((step, at) => (
        <li key={step} className={`row ${stateOf(at)}`} aria-current={at === here ? 'step' : undefined}>
          <span className="row-mark" aria-hidden="true">
            {at < here ? <TickIcon /> : at + 1}
          </span>
          <span className="row-text">
            <span className="row-name">{t(`welcome.${step}`)}</span>
            {at > here ? null : <span className="row-facts">{t(`welcome.${stateOf(at)}`)}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
