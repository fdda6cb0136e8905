import type { ComponentType } from 'react';
import type { Locale } from '#schemas/localize.ts';
import type { RoomTicket } from '#schemas/types/fragments/room_ticket.ts';

/** Why nobody can go in now, or why it ended, by the numbers that Zoom gave them; every provider speaks so here. */
export const codes = {
  /** The licence runs as many meetings as it may. */
  busy: 3000,
  /** Who teaches has not started the meeting. */
  notStarted: 3008,
  removed: 3009,
  /** In the room already, on another device. */
  elsewhere: 4008,
  /** Nobody answered. */
  connection: -3000,
  /** Anything else. */
  failed: 200,
} as const;

/** Joining was refused. The reason is for the log: the page has words of its own for each code. */
export class JoinRefused extends Error {
  readonly code: number;

  constructor(code: number, reason: string) {
    super(reason);
    this.code = code;
  }
}

/** How a meeting went on for this page. */
export type MeetingChange =
  | { state: 'connected' }
  | { state: 'reconnecting' }
  | { state: 'closed'; as: 'left' | 'ended' | 'removed' | 'elsewhere' | 'time_up' }
  | { state: 'failed'; code: number; reason: string };

export interface Place {
  /** Where the provider draws its own room, if it does. */
  root: HTMLElement;
  locale: Locale;
  meeting: number;
}

/**
 * A provider's room, as the page knows it; one file or folder beside this one for each provider. Nothing else of a
 * provider is known to the page.
 */
export interface MeetingClient {
  /** Loads what the provider needs, once for a page. */
  init(place: Place): Promise<void>;
  /**
   * Goes in, or tries again. Two at a time are one.
   * @param takeOver where the same person is in it on another device, which then leaves
   * @throws JoinRefused
   */
  join(ticket: RoomTicket, options?: { takeOver?: boolean }): Promise<void>;
  /** @returns the end of listening */
  on(listener: (change: MeetingChange) => void): () => void;
  leave(): Promise<void>;
  /** Ends the meeting for all who are in it: who teaches does. */
  end(): Promise<void>;
}

/** A provider's part of the page: its client, and what is seen inside. A provider that draws its own room has no stage. */
export interface Room {
  client: MeetingClient;
  Stage: ComponentType | null;
}
