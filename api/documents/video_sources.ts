import type { Configuration } from '../configuration.ts';

/** The parts of a content security policy. */
export type Sources = Record<string, string[]>;

export type Video = Pick<Configuration, 'videoProvider' | 'zoom'>;

/** What a provider's room needs of a browser beyond the other pages. */
interface Needs {
  /** What it loads and asks; styles that it writes itself carry no nonce. */
  sources: Sources;
  /** Its workers share memory, which a browser allows to a document that is isolated from others. */
  isIsolated: boolean;
}

const needs: Record<Configuration['videoProvider'], (video: Video) => Needs> = {
  sandbox: () => ({ sources: {}, isIsolated: false }),
  zoom({ zoom }) {
    const host = zoom?.webEndpoint ?? 'zoom.us';
    return {
      sources: {
        'script-src': ["'wasm-unsafe-eval'", 'blob:'],
        'worker-src': ["'self'", 'blob:'],
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ['https://*.zoom.us'],
        'font-src': ['data:'],
        'media-src': ['mediastream:'],
        'connect-src': ['blob:', 'data:', `https://${host}`, `https://*.${host}`, `wss://*.${host}`],
      },
      isIsolated: true,
    };
  },
};

/** The policy of a meeting's room: that of the other pages, and what its provider needs. */
export function videoSources(video: Video, sources: Sources): Sources {
  const addedSources = Object.entries(needs[video.videoProvider](video).sources).map(([name, values]) => {
    // Beside a nonce a browser takes no notice of 'unsafe-inline'.
    const before = values.includes("'unsafe-inline'") ? [] : (sources[name] ?? []);
    return [name, [...new Set([...before, ...values])]];
  });
  return { ...sources, ...Object.fromEntries(addedSources) };
}

export const isIsolated = (video: Video): boolean => needs[video.videoProvider](video).isIsolated;
