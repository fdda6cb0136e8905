import { useSecond } from '../live/clock.ts';
import { useWords } from '../words.tsx';

/** Who teaches has not started it: the page tries again by itself, and at once when it starts. */
export function Waiting({ again }: { again: number }) {
  const { t } = useWords();
  // The wait is this device's own: its clock and the server's need not agree.
  useSecond();
  const seconds = Math.max(0, Math.ceil((again - Date.now()) / 1000));
  return (
    <div>
      <p role="status">{t('room.not_started')}</p>
      <p className="countdown" role="timer">
        {t('room.seconds', { seconds })}
      </p>
      <p className="row-facts">{t('room.stay')}</p>
    </div>
  );
}
