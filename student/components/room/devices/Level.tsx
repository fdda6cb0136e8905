import { useEffect, useState } from 'react';
import { useWords } from '../../words.tsx';

const everyMilliseconds = 100;
/** A voice at a table is far below what a microphone can take. */
const loud = 0.3;

/** How loud the microphone hears the reader. */
export function Level({ stream }: { stream: MediaStream }) {
  const { t } = useWords();
  const [level, setLevel] = useState(0);
  const [wasHeard, setHeard] = useState(false);
  useEffect(() => {
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    context.createMediaStreamSource(stream).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    const timer = setInterval(() => {
      analyser.getFloatTimeDomainData(samples);
      const now = Math.min(1, Math.max(...samples.map(Math.abs)) / loud);
      setLevel(now);
      if (now > 0.5) setHeard(true);
    }, everyMilliseconds);
    return () => {
      clearInterval(timer);
      void context.close();
    };
  }, [stream]);
  return (
    <>
      <meter className="sound-level" min={0} max={1} value={level} aria-label={t('room.devices.level')} />
      <p role="status">{t(wasHeard ? 'room.devices.heard' : 'room.devices.speak')}</p>
    </>
  );
}
