import { type ActionFunctionArgs, data, redirect } from '@remix-run/node';
import { useActionData } from '@remix-run/react';
import { failureOf } from '#schemas/help/failure.ts';
import type { Problem } from '../api.server.ts';
import type { Handle } from '../components/shell/title.ts';
import { useWords } from '../components/words.tsx';

export const handle: Handle = { layout: 'none', title: 'pages.login_as' };

/** The way back from another person's session to the own one, from a page of either application. */
export async function action({ context }: ActionFunctionArgs) {
  const answer = await context.api('DELETE', '/api/login_as');
  if (answer.status < 400) return redirect((answer.body as { home: string }).home);
  return data(failureOf(answer.status, answer.body as Problem), { status: answer.status });
}

export const loader = () => redirect('/');

/** Rendered only where there is no way back. */
export default function NoWayBack() {
  const failure = useActionData<typeof action>();
  const { t } = useWords();
  return (
    <main className="page">
      <h1>{t('pages.login_as')}</h1>
      {failure?.messages.map((message) => (
        <p key={message} className="notice wrong" role="alert">
          {message}
        </p>
      ))}
      <a className="button" href="/">
        {t('failure.home')}
      </a>
    </main>
  );
}
