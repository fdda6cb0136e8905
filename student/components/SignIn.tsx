import { Form, Link, useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { expectSession } from '#schemas/session.ts';
import type { signIn } from '../sign_in.server.ts';
import { Preferences } from './Preferences.tsx';
import { useWords } from './words.tsx';

const doors = ['student', 'teacher', 'coordinator', 'customer-service', 'admin'];

/** The sign-in of one door; the others are a link away. Works without script. */
export function SignIn({ door }: { door: string }) {
  const { t } = useWords();
  const { ending } = useLoaderData<{ ending: string | null }>();
  const refused = useActionData<typeof signIn>();
  const busy = useNavigation().state !== 'idle';
  return (
    <main className="login">
      <section className="login-panel" aria-labelledby="login-title">
        <p className="brand">
          <span className="brand-mark" aria-hidden="true" />
          {t('shell.school')}
        </p>
        <h1 id="login-title">{t(`login.titles.${door}`)}</h1>
        {ending && !refused ? <p className="notice">{t([`login.endings.${ending}`, 'login.endings.other'])}</p> : null}
        {refused ? (
          <p className="notice wrong" role="alert">
            {refused.message}
          </p>
        ) : null}
        <Form method="post" className="login-form" onSubmit={() => expectSession(window)}>
          <Field name="username" autoComplete="username" value={refused?.username} error={refused?.errors.username} />
          <Field name="password" type="password" autoComplete="current-password" error={refused?.errors.password} />
          <button type="submit" className="button wide" disabled={busy}>
            {busy ? t('login.busy') : t('login.submit')}
          </button>
        </Form>
        <nav aria-label={t('login.doors')} className="login-doors">
          {doors
            .filter((other) => other !== door)
            .map((other) => (
              <Link key={other} to={`/login/${other}`}>
                {t(`login.names.${other}`)}
              </Link>
            ))}
        </nav>
        <Preferences />
      </section>
    </main>
  );
}

interface FieldProps {
  name: 'username' | 'password';
  type?: string;
  autoComplete: string;
  value?: string;
  error?: string;
}

function Field({ name, type = 'text', autoComplete, value, error }: FieldProps) {
  const { t } = useWords();
  return (
    <div className="field">
      <label htmlFor={name}>{t(`login.${name}`)}</label>
      <input
        id={name}
        name={name}
        type={type}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={value}
        required
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${name}-error` : undefined}
      />
      {error ? (
        <p id={`${name}-error`} className="field-error">
          {error}
        </p>
      ) : null}
    </div>
  );
}
