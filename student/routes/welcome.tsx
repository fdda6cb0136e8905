import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { userOf } from '../api.server.ts';
import type { Handle } from '../components/title.ts';
import { useWords } from '../components/words.tsx';

export const loader = ({ context }: LoaderFunctionArgs) => ({ name: userOf(context).name });

export const handle: Handle = { title: 'pages.welcome' };

export default function Welcome() {
  const { name } = useLoaderData<typeof loader>();
  const { t } = useWords();
  return (
    <div className="page">
      <h1>{t('welcome.title', { name: name.split(' ')[0] })}</h1>
      <p className="lead">{t('welcome.lead')}</p>
      <ol className="steps">
        {['test', 'review', 'start'].map((step) => (
          <li key={step}>{t(`welcome.${step}`)}</li>
        ))}
      </ol>
    </div>
  );
}
