import { useWords } from '../../words.tsx';
import type { Refused } from './device_errors.ts';

/** Why there is no picture or sound, and what to do about it. */
export function RefusedDevice({ of, refused }: { of: 'camera' | 'microphone'; refused: Refused | null }) {
  const { t } = useWords();
  return (
    <div role="status">
      {refused ? (
        <p className="notice wrong">{t(`room.devices.refused.${refused}`, { device: t(`room.devices.${of}`) })}</p>
      ) : null}
    </div>
  );
}
