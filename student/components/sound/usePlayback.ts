import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { ListenRequest } from './listen_request.ts';
import { placeOf, rememberPlace, rememberSpeed, speedOf } from './remembered.ts';

export interface Playback {
  audio: RefObject<HTMLAudioElement>;
  playing: boolean;
  failed: boolean;
  /** Seconds from the beginning; the whole length is 0 until it is known. */
  now: number;
  length: number;
  speed: number;
  toggle(): void;
  seek(seconds: number): void;
  setSpeed(speed: number): void;
  /** For the element that plays. */
  on: {
    onPlay(): void;
    onPause(): void;
    onEnded(): void;
    onTimeUpdate(): void;
    onLoadedMetadata(): void;
    onError(): void;
  };
}

/** Plays what is wanted: a line from its beginning to its end, a whole recording from where it was left. */
export function usePlayback(request: ListenRequest): Playback {
  const audio = useRef<HTMLAudioElement>(null);
  const lastHeard = useRef<ListenRequest | null>(null);
  /** Where to stop, while a line is heard by itself. */
  const end = useRef<number | null>(null);
  const [playing, setPlaying] = useState(false);
  const [failed, setFailed] = useState(false);
  const [now, setNow] = useState(0);
  const [length, setLength] = useState(0);
  const [speed, setSpeed] = useState(speedOf);

  const start = useCallback(() => {
    setFailed(false);
    // Another press in the meantime interrupts it, which is no failure.
    audio.current?.play().catch((error: DOMException) => setFailed(error.name !== 'AbortError'));
  }, []);

  const move = useCallback((seconds: number, stop: number | null = null) => {
    const { current } = audio;
    if (!current) return;
    end.current = stop;
    current.currentTime = Math.max(0, Math.min(seconds, current.duration || seconds));
    setNow(current.currentTime);
  }, []);

  useEffect(() => {
    const { resource, line, button } = request;
    const isAgain = lastHeard.current?.button === button;
    lastHeard.current = request;
    if (isAgain && audio.current && !audio.current.paused) return audio.current.pause();
    if (line) move(line.start, line.end);
    else if (!isAgain) move(placeOf(resource));
    start();
  }, [request, move, start]);

  useEffect(() => {
    if (audio.current) Object.assign(audio.current, { playbackRate: speed, defaultPlaybackRate: speed });
    rememberSpeed(speed);
  }, [speed]);

  const toggle = () => {
    if (!audio.current?.paused) return audio.current?.pause();
    // After a line the recording goes on.
    end.current = null;
    start();
  };
  const onTimeUpdate = () => {
    const { current } = audio;
    if (!current) return;
    if (end.current !== null && current.currentTime >= end.current && !current.paused) {
      current.pause();
      // A busy device hears of the end late: what goes on after the line begins with what follows it.
      current.currentTime = end.current;
    }
    setNow(current.currentTime);
    if (end.current === null) rememberPlace(request.resource, current.currentTime);
  };
  return {
    ...{ audio, playing, failed, now, length, speed, toggle, setSpeed, seek: (seconds) => move(seconds) },
    on: {
      onPlay: () => setPlaying(true),
      onPause: () => setPlaying(false),
      onEnded: () => rememberPlace(request.resource, 0),
      onTimeUpdate,
      onLoadedMetadata: () => setLength(audio.current?.duration ?? 0),
      onError: () => setFailed(true),
    },
  };
}
