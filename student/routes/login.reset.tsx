import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { Form, Link, useActionData, useLoaderData } from '@remix-run/react';
import type { Problem } from '../api.server.ts';
import { LoginPanel } from '../components/account/LoginPanel.tsx';
import { Field } from '../components/Field.tsx';
import type { Handle } from '../components/shell/title.ts';
import { useWords } from '../components/words.tsx';

export const handle: Handle = { title: 'pages.reset' };

/** The token of the letter's link. It must reach no other site, not even as the address from which a page was left. */
export const loader = ({ request }: LoaderFunctionArgs) => ({
  token: new URL(request.url).searchParams.get('token') ?? '',
});

export const headers = () => ({ 'referrer-policy': 'no-referrer' });

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const body = { token: String(form.get('token') ?? ''), password: String(form.get('password') ?? '') };
  const answer = await context.api('POST', '/api/passwords/reset', { body });
  if (answer.status < 400) return { changed: (answer.body as { data: { kind: string; username: string } }).data };
  const { message, errors } = answer.body as Problem;
  return data({ changed: null, message, errors }, { status: answer.status });
}

export default function Reset() {
  const { t } = useWords();
  const { token } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const refusal = answer?.changed === null ? answer : null;
  const dead = !token || refusal?.errors.token;
  if (answer?.changed) return <PasswordChanged {...answer.changed} />;
  return (
    <LoginPanel title={t('password.reset.title')}>
      {dead ? (
        <>
          <p className="notice wrong" role="alert">
            {refusal?.errors.token ?? t('password.reset.no_token')}
          </p>
          <p>
            <Link className="button wide" to="/login/forgot">
              {t('password.reset.again')}
            </Link>
          </p>
        </>
      ) : (
        <Form method="post" className="form">
          {refusal ? (
            <p className="notice wrong" role="alert">
              {refusal.message}
            </p>
          ) : null}
          <input type="hidden" name="token" value={token} />
          <Field
            name="password"
            label={t('password.new')}
            hint={t('password.hint')}
            type="password"
            autoComplete="new-password"
            error={refusal?.errors.password}
            required
          />
          <button type="submit" className="button wide">
            {t('password.save')}
          </button>
        </Form>
      )}
    </LoginPanel>
  );
}

function PasswordChanged({ kind, username }: { kind: string; username: string }) {
  const { t } = useWords();
  return (
    <LoginPanel title={t('password.reset.title')}>
      <p className="notice" role="status">
        {t('password.reset.changed', { username })}
      </p>
      <p>
        <Link className="button wide" to={kind === 'students' ? '/login/student' : '/login/admin'}>
          {t('login.submit')}
        </Link>
      </p>
    </LoginPanel>
  );
}
