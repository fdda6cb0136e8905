import { useEffect, useRef } from 'react';
import { useWords } from '../../words.tsx';
import { RefusedDevice } from './RefusedDevice.tsx';
import { useStream } from './useStream.ts';

/** The own camera, as the reader alone sees it. */
export function Camera() {
  const { t } = useWords();
  const { stream, refused, isAsking, start, stop } = useStream('video');
  return (
    <div className="camera">
      {stream ? <Picture stream={stream} /> : null}
      <p className="actions">
        <button type="button" className="button quiet" disabled={isAsking} onClick={() => (stream ? stop() : start())}>
          {t(stream ? 'room.devices.camera_off' : 'room.devices.camera_on')}
        </button>
      </p>
      <RefusedDevice of="camera" refused={refused} />
    </div>
  );
}

/** Mirrored, as one knows oneself. */
export function Picture({ stream }: { stream: MediaStream }) {
  const { t } = useWords();
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current) video.current.srcObject = stream;
  }, [stream]);
  return (
    <video ref={video} className="camera-picture" muted playsInline autoPlay aria-label={t('room.devices.picture')} />
  );
}
