import { type RefObject, useEffect } from 'react';

/** Of all recordings of a page one is heard: what begins to play stops the others. */
export function useAlone(audio: RefObject<HTMLAudioElement>): void {
  useEffect(() => {
    const stopOthers = ({ target }: Event) => {
      for (const other of document.querySelectorAll('audio')) if (other !== target) other.pause();
    };
    const { current } = audio;
    // It does not bubble.
    document.addEventListener('play', stopOthers, true);
    return () => {
      document.removeEventListener('play', stopOthers, true);
      current?.pause();
    };
  }, [audio]);
}
