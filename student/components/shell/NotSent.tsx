import { useWords } from '../words.tsx';
import { useNotSent } from './sending.ts';

/** Says beside the button that was pressed that nothing was sent. */
export function NotSent() {
  const { t } = useWords();
  const at = useNotSent();
  return at === null ? null : (
    <p className="notice wrong" role="alert" key={at}>
      {t('offline.not_sent')}
    </p>
  );
}
