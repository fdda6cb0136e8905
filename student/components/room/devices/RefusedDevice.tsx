import { useWords } from '../../words.tsx';
import type { DeviceRefusal } from './device_errors.ts';

/** Why there is no picture or sound, and what to do about it. */
export function RefusedDevice({ of, refused }: { of: 'camera' | 'microphone'; refused: DeviceRefusal | null }) {
  const { t } = useWords();
  return (
    <div role="status">
      {refused ? (
        <p className="notice wrong">{t(`room.devices.refused.${refused}`, { device: t(`room.devices.${of}`) })}</p>
      ) : null}
    </div>
  );
}
