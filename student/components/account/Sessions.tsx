import type { SignIn } from '#schemas/types/fragments/sign_in.ts';
import { Time } from '../Time.tsx';
import { useWords } from '../words.tsx';

/** Where the account is open, and the last times that somebody signed in to it. */
export function Sessions({ sessions }: { sessions: SignIn[] }) {
  const { t } = useWords();
  const before = sessions.filter(({ is_this_one }) => !is_this_one);
  const present = sessions.find(({ is_this_one }) => is_this_one);
  return (
    <section className="panel" aria-labelledby="sessions">
      <h2 id="sessions">{t('account.sessions.title')}</h2>
      {present ? (
        <p className="session present">
          <strong>{t('account.sessions.this')}</strong>
          <Device {...present} />
          <span>
            {t('account.sessions.since')} <Time of={present.at} />
          </span>
        </p>
      ) : null}
      <p className="field-hint">{t('account.sessions.hint')}</p>
      {before.length > 0 ? (
        <>
          <h3 id="sign-ins">{t('account.sessions.list')}</h3>
          <ul className="rows" aria-labelledby="sign-ins">
            {before.map((session) => (
              <li key={session.at} className="session">
                <Device {...session} />
                <Time of={session.at} />
                <span className="session-end">{t(`account.sessions.ends.${session.ended_as}`)}</span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}

/** A device as people call it. */
function Device({ browser, system }: SignIn) {
  const { t } = useWords();
  const words = browser && system ? 'device' : browser ? 'browser' : system ? 'system' : 'unknown';
  return <span>{t(`account.sessions.${words}`, { browser, system })}</span>;
}
