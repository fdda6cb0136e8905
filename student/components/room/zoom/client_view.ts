import type { ZoomMtg as ClientView } from '@zoom/meetingsdk';
import type { RoomTicket } from '#schemas/types/fragments/room_ticket.ts';
import type { MeetingClient, Place } from '../meeting_client.ts';
import { afterwards } from '../stay.ts';
import { cover } from './cover.ts';
import { files, languages, loadView } from './files.ts';
import { openListeners } from './listeners.ts';
import { once } from './once.ts';
import { patiently } from './patience.ts';
import { changeByClosing, refusalIn } from './refusals.ts';

declare global {
  /** The SDK's own name where its script runs without a bundler. */
  var ZoomMtg: typeof ClientView;
}

/** The states of a connection, which Zoom says under either name. */
const states = { connected: 2, disconnected: 3, reconnecting: 4 };
interface StatusEvent {
  status?: number;
  meetingStatus?: number;
}

type Callbacks = { success: () => void; error: (refusal: unknown) => void };

/** What a function of Zoom's that takes callbacks comes to. */
const promiseOf = (act: (callbacks: Callbacks) => void) =>
  new Promise<void>((resolve, reject) => act({ success: () => resolve(), error: reject }));

/** The endpoint is known with the first ticket. Who leaves is led back to the page of the room, which is loaded anew. */
async function open({ locale }: Place, { web_endpoint }: RoomTicket): Promise<void> {
  ZoomMtg.setZoomJSLib(`${location.origin}${files}/lib`, '/av');
  ZoomMtg.preLoadWasm();
  ZoomMtg.prepareWebSDK();
  await ZoomMtg.i18n.load(languages[locale]);
  await promiseOf((callbacks) =>
    ZoomMtg.init({
      leaveUrl: `${location.origin}${location.pathname}?${afterwards}`,
      ...(web_endpoint && { webEndpoint: web_endpoint }),
      disableCORP: !window.crossOriginIsolated,
      isShowJoiningErrorDialog: false,
      disableInvite: true,
      disableCallOut: true,
      meetingInfo: ['topic', 'host', 'participant'],
      leaveOnPageUnload: true,
      ...callbacks,
    }),
  );
}

/** Zoom as a whole document: for phones, for which the component view is not made. */
export function clientView(): MeetingClient {
  let place: Place;
  let isOpen = false;
  let isIn = false;
  const { on, tell } = openListeners();

  function listen() {
    const close = (reason: number) => {
      isIn = false;
      cover(false);
      tell(changeByClosing(reason));
    };
    ZoomMtg.inMeetingServiceListener('onMeetingStatus', ({ status, meetingStatus }: StatusEvent) => {
      const now = status ?? meetingStatus;
      if (now === states.connected || now === states.reconnecting) {
        isIn = true;
        tell({ state: now === states.connected ? 'connected' : 'reconnecting' });
      }
      // Who has left, or was sent away, was told so before.
      if (now === states.disconnected && isIn) close(0);
    });
    // With a reason it is the reader who leaves; without one it is somebody else.
    ZoomMtg.inMeetingServiceListener('onUserLeave', ({ reasonCode }: { reasonCode?: number }) => {
      if (reasonCode !== undefined) close(reasonCode);
    });
  }

  async function enter(ticket: RoomTicket): Promise<void> {
    if (!isOpen) {
      await open(place, ticket);
      listen();
      isOpen = true;
    }
    cover(true);
    await promiseOf((callbacks) =>
      ZoomMtg.join({
        signature: ticket.signature ?? '',
        meetingNumber: ticket.meeting_number,
        passWord: ticket.password,
        userName: ticket.name,
        customerKey: ticket.key,
        ...(ticket.zak && { zak: ticket.zak }),
        ...callbacks,
      }),
    );
  }

  return {
    async init(where) {
      place = where;
      await loadView('client').catch((error) => Promise.reject(refusalIn(error)));
    },
    join: once(
      patiently(true, (ticket) =>
        enter(ticket).catch((error) => {
          cover(false);
          throw refusalIn(error);
        }),
      ),
    ),
    on,
    leave: () => promiseOf((callbacks) => ZoomMtg.leaveMeeting(callbacks)),
    end: () => promiseOf((callbacks) => ZoomMtg.endMeeting(callbacks)),
  };
}
