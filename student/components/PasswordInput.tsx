import { type InputHTMLAttributes, useEffect, useRef, useState } from 'react';
import { useWords } from './words.tsx';

/** A password that can be shown while it is typed. Without script there is nothing to press. */
export function PasswordInput(input: InputHTMLAttributes<HTMLInputElement>) {
  const { t } = useWords();
  const field = useRef<HTMLInputElement>(null);
  const [isAwake, setAwake] = useState(false);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    setAwake(true);
    // What is sent is a password again: browsers offer to keep it, and pages know what to clear.
    const hide = () => setShown(false);
    const form = field.current?.form;
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);
  return (
    <span className="password">
      <input {...input} ref={field} type={isShown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} />
      <button
        type="button"
        className="password-eye"
        aria-controls={input.id}
        hidden={!isAwake}
        onClick={() => setShown(!isShown)}
      >
        {t(isShown ? 'password.hide' : 'password.show')} <span className="unseen">{t('password.it')}</span>
      </button>
    </span>
  );
}
