import type { Knex } from 'knex';
import type { Caller } from '../define.ts';

/** A topic of one id, written `meeting:81`. */
export interface Name {
  topic: string;
  id: number;
}

/** What a page receives. */
export interface Event extends Name {
  event: string;
  data: unknown;
}

/** A kind of event that open pages receive. */
export interface Topic {
  topic: string;
  /** The id that a page receives without subscribing. */
  own?(caller: Caller): number | null;
  /**
   * Which of some callers may receive the topic of an id: asked when a page subscribes, and once for each event of all
   * subscribers, so that nothing reaches those who lost the right.
   */
  hearers(id: number, callers: Caller[], knex: Knex): Promise<Caller[]>;
  /** Events that may have been missed: before a page was admitted, or while the connection was lost. */
  missed(ids: number[], knex: Knex): Promise<Omit<Event, 'topic'>[]>;
  /** An event that says no more than that something has changed: what `missed` answers is told instead. */
  state?: string;
  /** Whether an event is the last that a page receives. */
  last?: boolean;
}

/** The default export of `api/topics/<topic>.ts`. */
export const defineTopic = (topic: string, options: Omit<Topic, 'topic'>): Topic => ({ topic, ...options });

/** The channel of PostgreSQL on which all processes of a school receive events. */
export const channel = 'told';

/**
 * SQL that notifies the subscribers of a topic, when the transaction of the change commits.
 * @param id SQL of the id; `data`: SQL of the event's content, as jsonb
 */
export const notifySql = (topic: string, id: string, event: string, data: string): string =>
  `pg_notify('${channel}', jsonb_build_object('topic', '${topic}', 'id', ${id}, 'event', '${event}', 'data', ${data})::text)`;
