import { Form, Link, useActionData, useLoaderData, useLocation, useNavigation } from '@remix-run/react';
import { members } from '#schemas/accounts/roles.ts';
import { expectSession } from '#schemas/browser/session.ts';
import type { signIn } from '../../server/sign_in.server.ts';
import { Field } from '../Field.tsx';
import { useWords } from '../words.tsx';
import { LoginPanel } from './LoginPanel.tsx';

/** The doors of many before the doors of few. */
const doors = members.toReversed();

/** The sign-in of one door; the others are a fold away, and lead to the same page. Works without script. */
export function SignIn({ door }: { door: string }) {
  const { t } = useWords();
  const { ending } = useLoaderData<{ ending: string | null }>();
  const refusal = useActionData<typeof signIn>();
  const busy = useNavigation().state !== 'idle';
  return (
    <LoginPanel title={t(`login.titles.${door}`)}>
      {ending && !refusal ? <p className="notice">{t([`login.endings.${ending}`, 'login.endings.other'])}</p> : null}
      {refusal ? (
        <p className="notice wrong" role="alert">
          {refusal.message}
        </p>
      ) : null}
      <Form method="post" className="form" onSubmit={() => expectSession(window)}>
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
        <Field
          name="password"
          label={t('login.password')}
          type="password"
          autoComplete="current-password"
          error={refusal?.errors.password}
          required
        />
        <button type="submit" className="button wide" disabled={busy}>
          {busy ? t('login.busy') : t('login.submit')}
        </button>
      </Form>
      <p className="login-forgot">
        <Link to="/login/forgot">{t('password.forgot.link')}</Link>
      </p>
      <Doors besides={door} />
    </LoginPanel>
  );
}

/** Most who come are students: the doors of few are folded away. */
function Doors({ besides }: { besides: string }) {
  const { t } = useWords();
  const { search } = useLocation();
  return (
    <nav aria-label={t('login.doors')} className="login-doors">
      <details>
        <summary>{t(besides === 'student' ? 'login.staff' : 'login.doors')}</summary>
        <div>
          {doors
            .filter((other) => other !== besides)
            .map((other) => (
              <Link key={other} to={`/login/${other}${search}`}>
                {t(`login.names.${other}`)}
              </Link>
            ))}
        </div>
      </details>
    </nav>
  );
}
