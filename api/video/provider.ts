import type { Configuration } from '../configuration.ts';
import type { VideoProvider } from './interface.ts';
import { sandbox } from './sandbox.ts';
import { zoom } from './zoom/zoom.ts';

type Makers = Record<Configuration['videoProvider'], (configuration: Configuration) => VideoProvider>;

const makers: Makers = {
  sandbox,
  zoom({ zoom: settings }) {
    if (!settings) throw new Error("Zoom was chosen without the school's account.");
    return zoom(settings);
  },
};

/** A provider is made once for a configuration: it holds the token of its connection. */
const made = new WeakMap<Configuration, VideoProvider>();

/** The school's provider of video meetings, as `VIDEO_PROVIDER` chooses it. */
export function videoOf(configuration: Configuration): VideoProvider {
  const provider = made.get(configuration) ?? makers[configuration.videoProvider](configuration);
  made.set(configuration, provider);
  return provider;
}
