import { useState } from 'react';
import { useWords } from '../../words.tsx';

const seconds = 1.2;

/** Two notes that a speaker plays and nobody is startled by. */
function playTone(): void {
  const context = new AudioContext();
  const volume = context.createGain();
  volume.gain.value = 0.15;
  volume.connect(context.destination);
  for (const [at, frequency] of [440, 554].entries()) {
    const note = context.createOscillator();
    note.frequency.value = frequency;
    note.connect(volume);
    note.start(context.currentTime + (at * seconds) / 2);
    note.stop(context.currentTime + ((at + 1) * seconds) / 2);
    if (at === 1) note.addEventListener('ended', () => void context.close());
  }
}

/** A test tone, and what to do where it is not heard. */
export function Speaker() {
  const { t } = useWords();
  const [wasPlayed, setPlayed] = useState(false);
  return (
    <section aria-labelledby="speaker-check">
      <h3 id="speaker-check">{t('room.devices.speaker_title')}</h3>
      <button
        type="button"
        className="button quiet"
        onClick={() => {
          playTone();
          setPlayed(true);
        }}
      >
        {t('room.devices.speaker_try')}
      </button>
      <p role="status">{wasPlayed ? t('room.devices.speaker_hint') : null}</p>
    </section>
  );
}
