import { Form } from '@remix-run/react';
import type { User } from '#schemas/accounts/user.ts';
import { switchesOf } from '#schemas/desk/notice_kinds.ts';
import { useWords } from '../words.tsx';
import { type Outcome, Part } from './Part.tsx';

interface SwitchProps {
  name: 'page' | 'letter';
  kind: string;
  unwanted: string[];
}

function Switch({ name, kind, unwanted }: SwitchProps) {
  const { t } = useWords();
  const label = `${t(`notices.kinds.${kind}`)}: ${t(`notices.by.${name}`)}`;
  return (
    <label className="switch-cell">
      <input type="checkbox" name={name} value={kind} defaultChecked={!unwanted.includes(kind)} aria-label={label} />
    </label>
  );
}

/** What the student is told of, and how: on the page, by letter, or both. */
export function NoticeSwitches({ user, outcome }: { user: User; outcome: Outcome | undefined }) {
  const { t } = useWords();
  return (
    <Part name="notices" title={t('notices.switches')} submit={t('profile.save')} outcome={outcome}>
      <table className="switches">
        <thead>
          <tr>
            <th scope="col">{t('notices.of')}</th>
            <th scope="col">{t('notices.by.page')}</th>
            <th scope="col">{t('notices.by.letter')}</th>
          </tr>
        </thead>
        <tbody>
          {switchesOf(user.role.slug).map(({ kind, page }) => (
            <tr key={kind}>
              <th scope="row">{t(`notices.kinds.${kind}`)}</th>
              <td>{page ? <Switch name="page" kind={kind} unwanted={user.unwanted_notices} /> : null}</td>
              <td>
                <Switch name="letter" kind={kind} unwanted={user.unwanted_letters} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Part>
  );
}

/** What the link of a letter leads to: one button, as programs that look through mail follow links by themselves. */
export function SwitchOff({ user, kind, outcome }: { user: User; kind: string; outcome: Outcome | undefined }) {
  const { t } = useWords();
  const params = { kind: t(`notices.kinds.${kind}`) };
  const isOff = user.unwanted_letters.includes(kind);
  return (
    <section className="panel" aria-label={t('notices.switches')}>
      <p role="status">{t(isOff ? 'profile.letters.off_done' : 'profile.letters.off', params)}</p>
      {isOff ? null : (
        <Form method="post">
          <input type="hidden" name="form" value="unwanted" />
          {outcome && !outcome.saved ? (
            <p className="notice wrong" role="alert">
              {outcome.message}
            </p>
          ) : null}
          <button type="submit" name="kind" value={kind} className="button">
            {t('profile.letters.off_button')}
          </button>
        </Form>
      )}
    </section>
  );
}
