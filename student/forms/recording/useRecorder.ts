import { useRef, useState } from 'react';
import { type Taking, useTake } from '#schemas/browser/use_take.ts';
import { sendRecording } from './send_recording.ts';

export type Recording = Taking | 'sending' | 'unsent';

interface Options {
  attempt: number | undefined;
  name: string;
  most: number;
  /** Takes the number of a recording that the school has. */
  onSent(id: string): void;
}

/** Records one answer and uploads it, with all that may fail. */
export function useRecorder({ attempt, name, most, onSent }: Options) {
  const [sending, setSending] = useState<'sending' | 'unsent' | null>(null);
  const unsentBlob = useRef<Blob | null>(null);

  const send = async () => {
    const blob = unsentBlob.current;
    // A trial stores nothing.
    if (!blob || attempt === undefined) return;
    setSending('sending');
    const id = await sendRecording(blob, attempt, name);
    if (id) onSent(id);
    setSending(id ? null : 'unsent');
  };
  const take = useTake(most, (blob) => {
    unsentBlob.current = blob;
    void send();
  });
  const begin = () => {
    setSending(null);
    return take.begin();
  };

  return { ...take, state: sending ?? take.state, begin, send };
}
