import { useRef, useState } from 'react';
import { useWords } from '../../components/words.tsx';
import { playName, usePlays } from '../plays.tsx';
import type { LimitedProps } from './props.ts';

/** A recording that may be listened to only so often: played from its beginning, without a way back in it. */
export function LimitedRecording({ place, resource, alt, plays }: LimitedProps) {
  const { t } = useWords();
  const { spent, spend } = usePlays();
  const audio = useRef<HTMLAudioElement>(null);
  const [state, setState] = useState<'idle' | 'playing' | 'failed'>('idle');
  const left = Math.max(0, plays - (spent[playName(place, resource)] ?? 0));

  const listen = async () => {
    const { current } = audio;
    if (!current || state === 'playing' || left === 0) return;
    setState('playing');
    current.currentTime = 0;
    if (!(await spend(place, resource))) return setState('failed');
    await current.play().catch(() => setState('failed'));
  };
  return (
    <figure className="recording limited">
      <figcaption>{alt}</figcaption>
      {/* biome-ignore lint/a11y/useMediaCaption: it is what the student is asked to understand by ear */}
      <audio
        ref={audio}
        src={`/api/resources/${resource}/file`}
        preload="none"
        onEnded={() => setState('idle')}
        onError={() => setState('failed')}
      />
      <button
        type="button"
        className="button quiet"
        aria-disabled={state === 'playing' || left === 0}
        aria-label={t('forms.plays.play', { name: alt })}
        onClick={() => void listen()}
      >
        <span aria-hidden="true">▶</span>
      </button>
      <p role="status">
        {state === 'playing' ? `${t('forms.plays.playing')} ` : null}
        {t('forms.plays.left', { smart_count: left })}
        {state === 'failed' ? ` ${t('forms.plays.failed')}` : null}
      </p>
    </figure>
  );
}
