import type Embedded from '@zoom/meetingsdk/embedded';
import type { RoomTicket } from '#schemas/types/fragments/room_ticket.ts';
import type { MeetingChange, MeetingClient, Place } from '../meeting_client.ts';
import { closeDialogs, cover } from './cover.ts';
import { files, languages, loadView } from './files.ts';
import { openListeners } from './listeners.ts';
import { once } from './once.ts';
import { patiently } from './patience.ts';
import { changeByClosing, refusalIn } from './refusals.ts';

declare global {
  /** The SDK's own name where its script runs without a bundler. */
  var ReactWidgets: typeof Embedded;
}

type Client = ReturnType<(typeof Embedded)['createClient']>;

/** What becomes of a connection, in the words of Zoom's event; a join that fails says so by itself. */
function changeOf({ state, reason }: { state?: string; reason?: string }): MeetingChange | null {
  if (state === 'Connected') return { state: 'connected' };
  if (state === 'Reconnecting') return { state: 'reconnecting' };
  return state === 'Closed' ? changeByClosing(reason ?? '') : null;
}

/** The video is as wide as the page, and stays in its place. */
function videoOn({ parentElement }: HTMLElement) {
  const width = Math.max(parentElement?.clientWidth ?? 0, 320);
  return {
    isResizable: false,
    viewSizes: { default: { width, height: Math.round((width * 9) / 16) } },
    popper: { disableDraggable: true },
  };
}

/** The endpoint is known with the first ticket. Zoom takes listeners after this alone. */
async function open({ root, locale }: Place, { web_endpoint }: RoomTicket): Promise<Client> {
  const client = ReactWidgets.createClient();
  // Zoom shows what it is given, whatever the page says of it: the page hides what is around.
  const inner = root.appendChild(document.createElement('div'));
  await client.init({
    zoomAppRoot: inner,
    language: languages[locale],
    assetPath: `${location.origin}${files}/lib/av`,
    ...(web_endpoint && { webEndpoint: web_endpoint }),
    patchJsMedia: false,
    leaveOnPageUnload: true,
    customize: { meetingInfo: ['topic', 'host', 'participant'], video: videoOn(root) },
  });
  return client;
}

/** Zoom in a part of our page: for computers. */
export function componentView(): MeetingClient {
  let place: Place;
  let client: Client | undefined;
  const { on, tell } = openListeners();

  async function enter(ticket: RoomTicket): Promise<void> {
    if (!client) {
      client = await open(place, ticket);
      client.on('connection-change', (event) => {
        const change = changeOf(event);
        if (!change) return;
        cover(change.state === 'connected' || change.state === 'reconnecting');
        tell(change);
      });
      closeDialogs();
    }
    await client.join({
      signature: ticket.signature ?? '',
      meetingNumber: ticket.meeting_number,
      password: ticket.password,
      userName: ticket.name,
      customerKey: ticket.key,
      ...(ticket.zak && { zak: ticket.zak }),
    });
  }

  return {
    async init(where) {
      place = where;
      await loadView('component').catch((error) => Promise.reject(refusalIn(error)));
    },
    join: once(patiently(false, (ticket) => enter(ticket).catch((error) => Promise.reject(refusalIn(error))))),
    on,
    async leave() {
      await client?.leaveMeeting();
    },
    async end() {
      await client?.endMeeting();
    },
  };
}
