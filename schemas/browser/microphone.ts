/** What is being recorded. */
export interface Take {
  /** How loud it is now, 0 to 1. */
  level(): number;
  stop(): Promise<Blob>;
}

/** What browsers can record, the smallest first; all of it is taken by the school. */
const types = ['audio/webm;codecs=opus', 'audio/webm', 'audio/mp4', 'audio/ogg;codecs=opus'];

/** Whether this page, in this browser, can record at all: by http none can, and old ones cannot. */
export const canRecord = (): boolean => Boolean(navigator.mediaDevices?.getUserMedia) && 'MediaRecorder' in window;

type PolicedDocument = Document & { featurePolicy?: { allowsFeature(feature: string): boolean } };

/**
 * The document may have been opened at a page that allows no microphone, from which the site came here without loading
 * anew. Loaded anew it allows one.
 */
export function allowHere(): void {
  const isRefused = (document as PolicedDocument).featurePolicy?.allowsFeature('microphone') === false;
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isAnew = visit?.type === 'reload' && new URL(visit.name).pathname === location.pathname;
  if (isRefused && !isAnew) location.reload();
}

/**
 * Asks for the microphone and begins to record.
 * @throws DOMException when there is none, or the reader does not allow it
 */
export async function record(): Promise<Take> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
  const recorder = new MediaRecorder(stream, { mimeType: types.find((type) => MediaRecorder.isTypeSupported(type)) });
  const pieces: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => pieces.push(data));
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  recorder.start(1000);
  return {
    level() {
      analyser.getFloatTimeDomainData(samples);
      const mean = samples.reduce((sum, one) => sum + one * one, 0) / samples.length;
      return Math.min(1, Math.sqrt(mean) * 4);
    },
    async stop() {
      const ended = new Promise((resolve) => recorder.addEventListener('stop', resolve, { once: true }));
      if (recorder.state !== 'inactive') recorder.stop();
      await ended;
      for (const track of stream.getTracks()) track.stop();
      void context.close();
      return new Blob(pieces, { type: recorder.mimeType.split(';')[0] });
    },
  };
}
