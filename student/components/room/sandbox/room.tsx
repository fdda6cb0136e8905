import type { Room } from '../meeting_client.ts';
import { SandboxClient } from './client.ts';
import { Stage } from './Stage.tsx';

/** The sandbox: a plain room, which says that it is one. */
export function sandboxRoom(): Room {
  const client = new SandboxClient();
  return { client, Stage: () => <Stage client={client} /> };
}
