import type { Configuration } from '../configuration.ts';
import type { VideoProvider } from './interface.ts';
import { sandbox } from './sandbox.ts';

/** A provider is made once for a configuration: it keeps its connection's token. */
const made = new WeakMap<Configuration, VideoProvider>();

/** The school's provider of video meetings, as `VIDEO_PROVIDER` chooses it. */
export function videoOf(configuration: Configuration): VideoProvider {
  const provider = made.get(configuration) ?? sandbox();
  made.set(configuration, provider);
  return provider;
}
