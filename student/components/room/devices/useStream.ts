import { useCallback, useEffect, useRef, useState } from 'react';
import { type DeviceRefusal, hasDevices, refusedBy } from './device_errors.ts';

type Kind = 'video' | 'audio';

export interface Streaming {
  stream: MediaStream | null;
  refused: DeviceRefusal | null;
  isAsking: boolean;
  /** Asks for the device, or for another one of its kind. */
  start(deviceId?: string): Promise<void>;
  stop(): void;
}

/** A camera or microphone of the reader, while this is shown; it is asked for when it is wanted, and given back after. */
export function useStream(kind: Kind): Streaming {
  const [state, setState] = useState<Pick<Streaming, 'stream' | 'refused' | 'isAsking'>>(off);
  const current = useRef<MediaStream | null>(null);
  const isGone = useRef(false);
  const stop = useCallback(() => {
    for (const track of current.current?.getTracks() ?? []) track.stop();
    current.current = null;
    if (!isGone.current) setState(off);
  }, []);
  const start = useCallback(
    async (deviceId?: string) => {
      stop();
      if (!hasDevices()) return setState({ ...off, refused: 'not_here' });
      setState({ ...off, isAsking: true });
      try {
        const stream = await navigator.mediaDevices.getUserMedia({ [kind]: deviceId ? { deviceId } : true });
        current.current = stream;
        if (isGone.current) stop();
        else setState({ ...off, stream });
      } catch (error) {
        setState({ ...off, refused: refusedBy(error) });
      }
    },
    [kind, stop],
  );
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      stop();
    };
  }, [stop]);
  return { ...state, start, stop };
}

const off = { stream: null, refused: null, isAsking: false };
