import { Form } from '@remix-run/react';
import preferences from '#schemas/forms/preferences.json' with { type: 'json' };
import type { User } from '#schemas/user.ts';
import { useWords } from '../words.tsx';
import { type Outcome, Part } from './profile.tsx';

/** The kinds of letters about classes, each of which can be switched off. */
export const letterKinds: string[] = preferences.properties.unwanted_letters.items.enum;

/** Which letters about classes the student wants. */
export function Letters({ user, outcome }: { user: User; outcome: Outcome | undefined }) {
  const { t } = useWords();
  return (
    <Part name="letters" title={t('profile.letters.title')} submit={t('profile.save')} outcome={outcome}>
      <fieldset className="checks">
        <legend className="field-hint">{t('profile.letters.hint')}</legend>
        {letterKinds.map((kind) => (
          <label key={kind}>
            <input type="checkbox" name="wanted" value={kind} defaultChecked={!user.unwanted_letters.includes(kind)} />
            {t(`values.unwanted_letters.${kind}`)}
          </label>
        ))}
      </fieldset>
    </Part>
  );
}

/** What the link of a letter leads to: one button, as programs that look through mail follow links by themselves. */
export function SwitchOff({ user, kind, outcome }: { user: User; kind: string; outcome: Outcome | undefined }) {
  const { t } = useWords();
  const named = { kind: t(`values.unwanted_letters.${kind}`) };
  const isOff = user.unwanted_letters.includes(kind);
  return (
    <section className="panel" aria-label={t('profile.letters.title')}>
      <p role="status">{t(isOff ? 'profile.letters.off_done' : 'profile.letters.off', named)}</p>
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
