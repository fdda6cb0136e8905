import type { Knex } from 'knex';
import type { Caller } from '../define.ts';

/** One topic; `meeting:81` on the way. */
export interface Name {
  topic: string;
  id: number;
}

/** What a page is told. */
export interface Event extends Name {
  event: string;
  data: unknown;
}

/** A kind of what is told to pages under their reader's eyes. */
export interface Topic {
  topic: string;
  /** The one that a page hears without asking for it. */
  own?(caller: Caller): number | null;
  /**
   * Who of some callers may hear the topic of an id: asked of a page that wants to hear it, and once for each event of
   * all that hear it, so that nothing reaches whoever may not any more.
   */
  hearers(id: number, callers: Caller[], knex: Knex): Promise<Caller[]>;
  /** What may have been told while nobody listened: before a page was let in, or while the connection was lost. */
  missed(ids: number[], knex: Knex): Promise<Omit<Event, 'topic'>[]>;
  /** Whether nothing more is told to a page after an event. */
  last?: boolean;
}

/** The default export of `api/topics/<topic>.ts`. */
export const defineTopic = (topic: string, options: Omit<Topic, 'topic'>): Topic => ({ topic, ...options });

/** The channel of PostgreSQL on which all processes of a school hear what is told. */
export const channel = 'told';

/**
 * SQL that tells those who hear a topic, when the transaction of the change commits.
 * @param id SQL of the id; `data`: SQL of what is said, as jsonb
 */
export const notifySql = (topic: string, id: string, event: string, data: string): string =>
  `pg_notify('${channel}', jsonb_build_object('topic', '${topic}', 'id', ${id}, 'event', '${event}', 'data', ${data})::text)`;
