import { type Failure, failureWords } from '#schemas/help/failure.ts';
import { useWords } from '../words.tsx';

/** The specification's alert of a sign-out that did not work, with what the API says of it. */
export function LogoutFailed({ status, messages }: Failure) {
  const { t } = useWords();
  const reasons = messages.length > 0 ? messages : [t(failureWords(status).reason)];
  return (
    <div className="notice wrong" role="alert">
      <strong>{t('session.logout_failed')}</strong>
      <ul>
        {reasons.map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </div>
  );
}
