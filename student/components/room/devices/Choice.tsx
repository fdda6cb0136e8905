import { useEffect, useId, useState } from 'react';
import { useWords } from '../../words.tsx';

interface ChoiceProps {
  kind: 'videoinput' | 'audioinput';
  stream: MediaStream;
  choose: (deviceId: string) => void;
}

/** Another device of the same kind, where there are several. Browsers name them once one was allowed. */
export function Choice({ kind, stream, choose }: ChoiceProps) {
  const { t } = useWords();
  const id = useId();
  const [devices, setDevices] = useState<MediaDeviceInfo[]>([]);
  useEffect(() => {
    let isOld = false;
    const list = async () => {
      const all = await navigator.mediaDevices.enumerateDevices();
      if (!isOld) setDevices(all.filter((device) => device.kind === kind));
    };
    void list();
    navigator.mediaDevices.addEventListener('devicechange', list);
    return () => {
      isOld = true;
      navigator.mediaDevices.removeEventListener('devicechange', list);
    };
  }, [kind]);
  if (devices.length < 2) return null;
  const current = stream.getTracks()[0]?.getSettings().deviceId ?? '';
  return (
    <div className="field">
      <label htmlFor={id}>{t(`room.devices.choose.${kind}`)}</label>
      <select id={id} value={current} onChange={({ target }) => choose(target.value)}>
        {devices.map(({ deviceId, label }) => (
          <option key={deviceId} value={deviceId}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}
