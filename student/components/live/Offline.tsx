import { useOffline } from '../shell/connection.ts';
import { useWords } from '../words.tsx';

/** Says that what is shown may be out of date, while the device has no connection. */
export function Offline() {
  const { t } = useWords();
  return <div role="status">{useOffline() ? <p className="notice">{t('live.offline')}</p> : null}</div>;
}
