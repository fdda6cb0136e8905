import type { MeetingChange } from '../meeting_client.ts';

type Listener = (change: MeetingChange) => void;

/** Who is told what becomes of a connection. */
export function openListeners() {
  const all = new Set<Listener>();
  return {
    on(listener: Listener): () => void {
      all.add(listener);
      return () => void all.delete(listener);
    },
    tell(change: MeetingChange): void {
      for (const listener of all) listener(change);
    },
  };
}
