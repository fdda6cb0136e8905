import { useSecond } from '../live/clock.ts';
import { useWords } from '../words.tsx';

/**
 * What passes by itself: the page tries again, and at once when the meeting starts.
 * @param message what the school says of it; without one, who teaches has not started it
 */
export function Waiting({ again, message }: { again: number; message: string | null }) {
  const { t } = useWords();
  // The wait is this device's own: its clock and the server's need not agree.
  useSecond();
  const seconds = Math.max(0, Math.ceil((again - Date.now()) / 1000));
  return (
    <div>
      <p role="status">{message ?? t('room.not_started')}</p>
      {message ? null : (
        <>
          <p className="countdown" role="timer">
            {t('room.seconds', { seconds })}
          </p>
          <p className="row-facts">{t('room.stay')}</p>
        </>
      )}
    </div>
  );
}
