import type { VideoProvider } from './interface.ts';
import { sandbox } from './sandbox.ts';

/** The school's provider. */
export const video: VideoProvider = sandbox;
