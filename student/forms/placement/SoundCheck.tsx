import { useWords } from '../../components/words.tsx';
import sound from './sound_check.mp3';

/** A sentence to hear before the test, as its recordings count how often they are played. */
export function SoundCheck() {
  const { t } = useWords();
  return (
    <span className="sound-check">
      {/* biome-ignore lint/a11y/useMediaCaption: what it says stands below */}
      <audio controls preload="none" src={sound} aria-label={t('placement.sound_check')} />
      <span className="hint" lang="en">
        “Hello! If you can hear this, your sound is on.”
      </span>
    </span>
  );
}
