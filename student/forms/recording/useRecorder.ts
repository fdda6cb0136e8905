import { useEffect, useRef, useState } from 'react';
import { allowHere, canRecord, record, sendRecording, type Take } from './microphone.ts';

export type Recording = 'ready' | 'asking' | 'recording' | 'sending' | 'unsent' | 'refused' | 'impossible';

interface Options {
  attempt: number | undefined;
  name: string;
  most: number;
  /** Takes the number of a recording that the school has. */
  onSent(id: string): void;
}

/** Records one answer and uploads it, with all that may fail. */
export function useRecorder({ attempt, name, most, onSent }: Options) {
  const [state, setState] = useState<Recording>('ready');
  const [seconds, setSeconds] = useState(0);
  const [level, setLevel] = useState(0);
  const [heard, setHeard] = useState('');
  const take = useRef<Take | null>(null);
  const unsent = useRef<Blob | null>(null);

  useEffect(() => {
    if (canRecord()) allowHere();
    else setState('impossible');
    return () => void take.current?.stop();
  }, []);
  useEffect(() => () => URL.revokeObjectURL(heard), [heard]);

  const send = async () => {
    const blob = unsent.current;
    if (!blob) return;
    // A trial stores nothing.
    if (attempt === undefined) return setState('ready');
    setState('sending');
    const id = await sendRecording(blob, attempt, name);
    if (id) onSent(id);
    setState(id ? 'ready' : 'unsent');
  };
  const stop = async () => {
    const blob = await take.current?.stop();
    take.current = null;
    if (!blob) return;
    unsent.current = blob;
    setHeard(URL.createObjectURL(blob));
    await send();
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
      const gone = (performance.now() - since) / 1000;
      setSeconds(Math.floor(gone));
      setLevel(take.current?.level() ?? 0);
      if (gone >= most) void stop();
    }, 100);
    return () => clearInterval(timer);
  }, [state]);

  return { state, seconds, level, heard, begin, stop, send };
}
