import { useEffect, useRef, useState } from 'react';
import { useWords } from '../../words.tsx';
import { Picture } from './Camera.tsx';
import { Choice } from './Choice.tsx';
import { Level } from './Level.tsx';
import { Network } from './Network.tsx';
import { RefusedDevice } from './RefusedDevice.tsx';
import { Speaker } from './Speaker.tsx';
import { useStream } from './useStream.ts';

/** Camera, microphone, speaker and network, tried one by one; nothing is asked of the browser before somebody wants it. */
export function DeviceCheck() {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const place = details.current;
    if (!place) return;
    if (window.location.hash === `#${place.id}`) place.open = true;
    // It may have been opened before its script was there.
    setOpen(place.open);
  }, []);
  return (
    <details
      id="devices"
      ref={details}
      className="panel device-check"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <h2>{t('room.devices.title')}</h2>
        <span className="row-facts">{t('room.devices.lead')}</span>
      </summary>
      {isOpen ? (
        <div className="devices">
          <CameraCheck />
          <MicrophoneCheck />
          <Speaker />
          <Network />
        </div>
      ) : null}
    </details>
  );
}

function CameraCheck() {
  const { t } = useWords();
  const { stream, refused, isAsking, start, stop } = useStream('video');
  return (
    <section aria-labelledby="camera-check">
      <h3 id="camera-check">{t('room.devices.camera_title')}</h3>
      {stream ? <Picture stream={stream} /> : null}
      {stream ? <Choice kind="videoinput" stream={stream} choose={start} /> : null}
      <button type="button" className="button quiet" disabled={isAsking} onClick={() => (stream ? stop() : start())}>
        {t(stream ? 'room.devices.camera_off' : 'room.devices.camera_try')}
      </button>
      <RefusedDevice of="camera" refused={refused} />
    </section>
  );
}

function MicrophoneCheck() {
  const { t } = useWords();
  const { stream, refused, isAsking, start, stop } = useStream('audio');
  return (
    <section aria-labelledby="microphone-check">
      <h3 id="microphone-check">{t('room.devices.microphone_title')}</h3>
      {stream ? <Level stream={stream} /> : null}
      {stream ? <Choice kind="audioinput" stream={stream} choose={start} /> : null}
      <button type="button" className="button quiet" disabled={isAsking} onClick={() => (stream ? stop() : start())}>
        {t(stream ? 'room.devices.microphone_off' : 'room.devices.microphone_try')}
      </button>
      <RefusedDevice of="microphone" refused={refused} />
    </section>
  );
}
