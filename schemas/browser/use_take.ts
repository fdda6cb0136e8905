import { useEffect, useRef, useState } from 'react';
import { allowHere, canRecord, record, type Take } from './microphone.ts';

export type Taking = 'ready' | 'asking' | 'recording' | 'refused' | 'impossible';

/**
 * Records what somebody says, as often as they like, with all that may hinder it.
 * @param most seconds, after which it stops by itself
 * @param onTaken is given each take when it has stopped
 * @returns how far it is, the seconds and the volume (0 to 1) while it records, and the address of the last take
 */
export function useTake(most: number, onTaken: (take: Blob) => void) {
  const [state, setState] = useState<Taking>('ready');
  const [seconds, setSeconds] = useState(0);
  const [level, setLevel] = useState(0);
  const [heard, setHeard] = useState('');
  const take = useRef<Take | null>(null);

  useEffect(() => {
    if (canRecord()) allowHere();
    else setState('impossible');
    return () => void take.current?.stop();
  }, []);
  useEffect(() => () => URL.revokeObjectURL(heard), [heard]);

  const stop = async () => {
    const taken = take.current;
    take.current = null;
    const blob = await taken?.stop();
    if (!blob) return;
    setState('ready');
    setHeard(URL.createObjectURL(blob));
    onTaken(blob);
  };
  const begin = async () => {
    setState('asking');
    try {
      take.current = await record();
      setSeconds(0);
      setState('recording');
    } catch {
      setState('refused');
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: while it records, once
  useEffect(() => {
    if (state !== 'recording') return;
    const since = performance.now();
    const timer = setInterval(() => {
      const elapsed = (performance.now() - since) / 1000;
      setSeconds(Math.floor(elapsed));
      setLevel(take.current?.level() ?? 0);
      if (elapsed >= most) void stop();
    }, 100);
    return () => clearInterval(timer);
  }, [state]);

  return { state, seconds, level, heard, begin, stop };
}
