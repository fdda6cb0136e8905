import { useWords } from '../words.tsx';
import { codes } from './meeting_client.ts';
import type { RoomState } from './room_state.ts';

interface RefusedProps {
  state: Extract<RoomState, { at: 'refused' }>;
  isHost: boolean;
  join: (takeOver?: boolean) => Promise<void>;
}

/** Of each code what it means for the reader; of all others that the connection failed. */
const words: Record<number, string> = {
  [codes.busy]: 'busy',
  [codes.removed]: 'removed',
  [codes.elsewhere]: 'elsewhere',
};

/** Why nobody goes in now, and the way on. */
export function Refused({ state: { code, message }, isHost, join }: RefusedProps) {
  const { t } = useWords();
  const known = words[code] ?? 'failed';
  const isElsewhere = code === codes.elsewhere;
  return (
    <>
      <div role="alert">
        <p className="notice wrong">{message ?? t(`room.refused.${known}`)}</p>
      </div>
      {code === codes.busy ? <p>{t(isHost ? 'room.refused.busy_host' : 'room.refused.busy_student')}</p> : null}
      {known === 'failed' && !message ? <p>{t('room.refused.failed_hint')}</p> : null}
      {code === codes.removed ? null : (
        <p className="actions">
          <button type="button" className="button" onClick={() => join(isElsewhere)}>
            {t(isElsewhere ? 'room.refused.take_over' : 'room.refused.again')}
          </button>
        </p>
      )}
    </>
  );
}
