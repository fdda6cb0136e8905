import { type RefObject, useEffect } from 'react';
import { useWords } from '../words.tsx';
import type { ListenRequest } from './listen_request.ts';
import { useAlone } from './useAlone.ts';
import { usePlayback } from './usePlayback.ts';

const slow = 0.75;
/** What an arrow key skips, in seconds. */
const step = 5;
const skips: Record<string, number> = { ArrowLeft: -step, ArrowDown: -step, ArrowRight: step, ArrowUp: step };

interface PlayerProps {
  request: ListenRequest;
  /** The text whose buttons show what is heard. */
  text: RefObject<HTMLElement>;
  onClose(): void;
}

/** The one player of a page, at the lower edge for as long as its text is in sight. */
export function Player({ request, text, onClose }: PlayerProps) {
  const { t } = useWords();
  const { audio, playing, failed, now, length, speed, toggle, seek, setSpeed, on } = usePlayback(request);
  useAlone(audio);
  useEffect(() => {
    if (playing) request.button.setAttribute('aria-pressed', 'true');
    return () => request.button.removeAttribute('aria-pressed');
  }, [request, playing]);

  const close = () => {
    onClose();
    request.button.focus();
  };
  // Those of the player, and of the buttons in the text, from which it is far to the player.
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target, key } = event;
      if (!(target instanceof Element) || !target.closest('.player, .listen')) return;
      const skip = skips[key];
      if (key === 'Escape') close();
      else if (key === ' ' && !target.closest('button')) toggle();
      else if (skip) seek(now + skip);
      else return;
      event.preventDefault();
    };
    const { current } = text;
    current?.addEventListener('keydown', press);
    return () => current?.removeEventListener('keydown', press);
  });
  const times = { now: clock(now), length: clock(length) };
  return (
    <section className="player" aria-label={t('sound.player')}>
      <audio ref={audio} src={`/api/resources/${request.resource}/file`} preload="auto" {...on} />
      <button
        type="button"
        className="player-play"
        aria-label={t(playing ? 'sound.pause' : 'sound.play')}
        onClick={toggle}
      >
        <span className={playing ? 'pause-sign' : 'play-sign'} aria-hidden="true" />
      </button>
      <p className="player-what">
        {request.line ? <span lang="en">{request.line.text}</span> : t('sound.whole')}
        <span className="player-time">{t('sound.times', times)}</span>
      </p>
      <button
        type="button"
        className="player-speed"
        aria-pressed={speed === slow}
        aria-label={t('sound.slower', { speed: slow })}
        onClick={() => setSpeed(speed === slow ? 1 : slow)}
      >
        {slow}×
      </button>
      <button type="button" aria-label={t('sound.close')} onClick={close}>
        <span aria-hidden="true">✕</span>
      </button>
      <input
        type="range"
        min={0}
        max={length || 1}
        step={0.1}
        value={now}
        aria-label={t('sound.place')}
        aria-valuetext={t('sound.place_of', times)}
        onChange={({ target }) => seek(Number(target.value))}
      />
      <p role="status" className={failed ? 'player-failed' : 'unseen'}>
        {failed ? t('sound.failed') : null}
      </p>
    </section>
  );
}

/** 75 seconds are 1:15. */
const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
