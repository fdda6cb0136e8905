import type { LoaderFunctionArgs } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { api, userOf } from '../api.server.ts';
import { ArrowIcon, TickIcon } from '../components/icons.tsx';
import { Messages } from '../components/messages/Messages.tsx';
import type { Handle } from '../components/shell/title.ts';
import { useWords } from '../components/words.tsx';
import { demoParts } from '../demo.ts';
import { actOnLanding, readMessages } from '../server/messages.server.ts';
import '../styles/home.css';

export async function loader({ context }: LoaderFunctionArgs) {
  const [{ exercises }, messages] = await Promise.all([demoParts(api(context).list), readMessages(context)]);
  return { name: userOf(context).name, status: exercises[0]?.attempt_status ?? null, messages };
}

export const action = actOnLanding;

export const handle: Handle = { title: 'pages.demo' };

export default function Demo() {
  const { name, status, messages } = useLoaderData<typeof loader>();
  const { t } = useWords();
  const isDone = status === 'completed';
  const steps = [
    { step: 'lesson', to: '/demo/lesson', done: status !== null },
    { step: 'exercise', to: '/demo/exercise', done: isDone },
    { step: 'score', to: '/demo/score', done: isDone },
    { step: 'classe', to: '/demo/classe', done: false },
  ];
  const next = steps.find((one) => !one.done);
  return (
    <div className="page">
      <h1>{t('demo.title', { name: name.split(' ')[0] })}</h1>
      <p className="lead">{t(next ? 'demo.lead' : 'demo.done')}</p>
      <Messages messages={messages} />
      <ol className="rows">
        {steps.map(({ step, to, done }, at) => (
          <li key={step}>
            <Link className={`row ${done ? 'done' : step === next?.step ? 'next' : 'open'}`} to={to}>
              <span className="row-mark" aria-hidden="true">
                {done ? <TickIcon /> : at + 1}
              </span>
              <span className="row-text">
                <span className="row-name">{t(`demo.steps.${step}`)}</span>
                <span className="row-more">{t(`demo.more.${step}`)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ol>
      <p className="actions">
        <Link className={next ? 'button' : 'button quiet'} to={next?.to ?? '/demo/lesson'}>
          {t(next ? 'demo.go_on' : 'demo.again')} <ArrowIcon />
        </Link>
      </p>
    </div>
  );
}
