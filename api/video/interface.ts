import type { RoomTicket } from '#schemas/types/fragments/room_ticket.ts';

/** An account of the school at the provider. */
export interface Account {
  /** As the provider numbers it. */
  provider_user_id: string;
  /** An account without a paid licence: the provider ends its meetings after 40 minutes. */
  is_basic: boolean;
}

/** A meeting as the school wants it at the provider. */
export interface WantedMeeting {
  /** The address of the licence that hosts it. */
  host: string;
  /** Stands in the topic at the provider, by which the meeting is found again; its password is derived from it. */
  marker: string;
  title: string;
  starts_at: string;
  minutes: number;
  time_zone: string;
}

/** A meeting that the provider has made. */
export interface MadeMeeting {
  host: string;
  marker: string;
  provider_meeting_id: string;
  /** One time that it was held; the provider gives another to each. */
  provider_uuid: string | null;
}

/** Who enters a room. The role was decided by the school. */
export interface Participant {
  /** The opaque key by which attendance knows the person, at most 36 characters. */
  key: string;
  /** What the others read. */
  name: string;
  is_host: boolean;
  /** Until when entering makes sense: the end of the meeting with its grace. */
  until: Date;
}

/** What a provider asks of who enters; whether the meeting has begun is the school's to say. */
export type Admission = Omit<RoomTicket, 'is_running'>;

/** What happened in a room, as webhooks and the sandbox tell it. */
export interface RoomEvent {
  provider_meeting_id: string;
  provider_uuid: string;
  event: 'started' | 'ended' | 'joined' | 'left';
  /** ISO, in UTC. */
  at: string;
  /** One stay of one device; absent of what concerns the meeting as a whole. */
  participant?: string;
  /** The person's key in this room; absent of who entered by another door. */
  key?: string;
  name?: string;
}

/** One stay of one device, as the provider's report says it afterwards. */
export interface Stay {
  participant: string;
  key: string | null;
  name: string;
  joined_at: string;
  left_at: string;
}

/** A meeting that stands at the provider with a marker of this school. */
export interface MarkedMeeting extends MadeMeeting {
  starts_at: string | null;
}

/**
 * What the school asks of whoever carries its video meetings; a file or folder of this room for each.
 * Every call throws VideoProblem where the provider refuses, or does not answer.
 */
export interface VideoProvider {
  /** The name by which `VIDEO_PROVIDER` chooses it. */
  name: string;
  /** Finds the account of an e-mail address; null where none is registered, or not one that hosts meetings. */
  verifyLicence(email: string): Promise<Account | null>;
  /** Makes a meeting; where it may have been made before (`adopts`), the one that has the marker is taken instead. */
  createMeeting(wanted: WantedMeeting, options: { adopts: boolean }): Promise<MadeMeeting>;
  /** @throws VideoProblem `gone` where there is none any more */
  changeMeeting(made: MadeMeeting, wanted: WantedMeeting): Promise<void>;
  /** Removes a meeting, and ends it first where people are in it. That it is gone already is no problem. */
  removeMeeting(made: MadeMeeting): Promise<void>;
  /** Ends a meeting for all who are in it. @returns the events of which the provider tells nothing by itself */
  endMeeting(made: MadeMeeting): Promise<RoomEvent[]>;
  /** What the provider says of a meeting now; null: it keeps no account of it. */
  meetingState(made: MadeMeeting): Promise<'waiting' | 'live' | 'gone' | null>;
  /** Lets a person into a meeting: sent to that person alone, with `no-store`, and never stored. */
  ticket(made: MadeMeeting, participant: Participant): Promise<Admission>;
  /** Who was there, of a meeting that is over: all stays of one time that it was held. null: not known yet. */
  attendance(made: MadeMeeting): Promise<Stay[] | null>;
  /** The meetings of a host whose markers begin so. */
  markedMeetings(host: string, prefix: string): Promise<MarkedMeeting[]>;
}
