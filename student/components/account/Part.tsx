import { Form, useNavigation } from '@remix-run/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useWords } from '../words.tsx';

/** What became of a form of the page. */
export interface Outcome {
  saved: boolean;
  message: string;
  errors: Record<string, string>;
  /** What was sent, but passwords. */
  values: Record<string, string>;
}

interface PartProps {
  name: string;
  title: string;
  submit: string;
  /** The notice of success; by default that it was saved. */
  done?: string;
  outcome: Outcome | undefined;
  /** Reloads the page, as the server renders it in another language or other colours. */
  whole?: boolean;
  children: ReactNode;
}

/** One form of the profile, saved as a whole. */
export function Part({ name, title, submit, done, outcome, whole = false, children }: PartProps) {
  const { t } = useWords();
  const form = useRef<HTMLFormElement>(null);
  const busy = useNavigation().formData?.get('form') === name;
  useEffect(() => {
    // A password stays no longer in the page than it takes to save it.
    if (!outcome?.saved) return;
    for (const input of form.current?.querySelectorAll<HTMLInputElement>('[type=password]') ?? []) input.value = '';
  }, [outcome]);
  return (
    <section className="panel" aria-labelledby={`${name}-title`}>
      <h2 id={`${name}-title`}>{title}</h2>
      <Form ref={form} method="post" className="form" reloadDocument={whole} preventScrollReset replace noValidate>
        <input type="hidden" name="form" value={name} />
        {outcome && !outcome.saved ? (
          <p className="notice wrong" role="alert">
            {outcome.message}
          </p>
        ) : null}
        {children}
        <p className="form-foot">
          <button type="submit" className="button" disabled={busy}>
            {submit}
          </button>
          <span role="status">{outcome?.saved && !busy ? (done ?? t('profile.saved')) : ''}</span>
        </p>
      </Form>
    </section>
  );
}
