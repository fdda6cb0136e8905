import type { Room } from './meeting_client.ts';

/** Each provider's code is loaded by the page of its room alone, when somebody goes in. */
const providers: Record<string, () => Promise<() => Room>> = {
  sandbox: async () => (await import('./sandbox/room.tsx')).sandboxRoom,
  zoom: async () => (await import('./zoom/room.ts')).zoomRoom,
};

/** @throws Error for a provider that the site does not know */
export async function openRoom(provider: string): Promise<Room> {
  const load = providers[provider];
  if (!load) throw new Error(`Nothing here carries meetings by ${provider}.`);
  return (await load())();
}
