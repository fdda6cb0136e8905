import { timeSpan } from '#schemas/dates.ts';
import { useZones } from '../live/zones.ts';
import { useWords } from '../words.tsx';
import { type FaultKind, faultOf } from './faults.ts';
import type { RoomState } from './room_state.ts';

interface RefusalViewProps {
  state: Extract<RoomState, { at: 'refused' }>;
  isHost: boolean;
  join: (takeOver?: boolean) => Promise<void>;
}

/** What says all by itself; of everything else the connection is said to have failed, and a hint says what that means. */
const plain: FaultKind[] = ['busy', 'removed', 'elsewhere', 'ended', 'full', 'locked'];

/** Why nobody goes in now, and the way on. */
export function RefusalView({ state: { code, message, mended }, isHost, join }: RefusalViewProps) {
  const { t } = useWords();
  const { kind, way } = faultOf(code);
  const isElsewhere = kind === 'elsewhere';
  return (
    <>
      <div role="alert">
        <p className="notice wrong">{message ?? t(`room.refused.${plain.includes(kind) ? kind : 'failed'}`)}</p>
      </div>
      {kind === 'busy' ? isHost ? <Clash mended={mended} /> : <p>{t('room.refused.busy_student')}</p> : null}
      {message || plain.includes(kind) ? null : <p>{t(`room.refused.hints.${kind}`, { code: String(code) })}</p>}
      {way === 'over' ? null : (
        <p className="actions">
          <button type="button" className="button" onClick={() => join(isElsewhere)}>
            {t(isElsewhere ? 'room.refused.take_over' : 'room.refused.again')}
          </button>
        </p>
      )}
    </>
  );
}

/** Which meeting has the licence of this one, and what the school has done about it: for who teaches. */
function Clash({ mended }: Pick<RefusalViewProps['state'], 'mended'>) {
  const { t, locale } = useWords();
  const zones = useZones();
  const { clash, outcome = 'asking' } = mended ?? {};
  return (
    <div role="status">
      {clash ? (
        <p>
          {t('room.refused.busy_host.clash', {
            title: clash.title,
            hours: timeSpan(clash.starts_at, clash.ends_at, locale, zones),
          })}
        </p>
      ) : null}
      <p>{t(`room.refused.busy_host.${outcome}`)}</p>
    </div>
  );
}
