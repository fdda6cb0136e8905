import type { Room } from '../meeting_client.ts';
import { clientView } from './client_view.ts';
import { componentView } from './component_view.ts';

/** Zoom draws its room itself: within the page on computers, as a whole document where fingers are the only pointer. */
export function zoomRoom(): Room {
  const isHandheld = window.matchMedia('(pointer: coarse)').matches;
  return { client: isHandheld ? clientView() : componentView(), Stage: null };
}
