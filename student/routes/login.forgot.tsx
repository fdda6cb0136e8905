import { type ActionFunctionArgs, data } from '@remix-run/node';
import { Form, Link, useActionData } from '@remix-run/react';
import type { Problem } from '../api.server.ts';
import { LoginPanel } from '../components/account/LoginPanel.tsx';
import { Field } from '../components/Field.tsx';
import type { Handle } from '../components/shell/title.ts';
import { useWords } from '../components/words.tsx';

export const handle: Handle = { title: 'pages.forgot' };

/** Without it the page would have no title. */
export const loader = () => null;

/** Requests the letter. The answer does not reveal whether the name exists. */
export async function action({ request, context }: ActionFunctionArgs) {
  const username = String((await request.formData()).get('username') ?? '');
  const answer = await context.api('POST', '/api/passwords/forgot', { body: { username } });
  if (answer.status < 400) return { sent: true as const };
  const { message, errors } = answer.body as Problem;
  return data({ sent: false as const, username, message, errors }, { status: answer.status });
}

export default function Forgot() {
  const { t } = useWords();
  const answer = useActionData<typeof action>();
  const refusal = answer?.sent === false ? answer : null;
  return (
    <LoginPanel title={t('password.forgot.title')}>
      {answer?.sent ? (
        <p className="notice" role="status">
          {t('password.forgot.sent')}
        </p>
      ) : (
        <Form method="post" className="form">
          <p className="lead">{t('password.forgot.lead')}</p>
          {refusal ? (
            <p className="notice wrong" role="alert">
              {refusal.message}
            </p>
          ) : null}
          <Field
            name="username"
            label={t('login.username')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={refusal?.username}
            error={refusal?.errors.username}
            required
          />
          <button type="submit" className="button wide">
            {t('password.forgot.send')}
          </button>
        </Form>
      )}
      <p className="login-forgot">
        <Link to="/login/student">{t('password.back')}</Link>
      </p>
    </LoginPanel>
  );
}
