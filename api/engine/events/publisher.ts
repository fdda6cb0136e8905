import type { Knex } from 'knex';
import { notFound } from '../errors.ts';
import { formatEvent, type Stream, type Streams } from './streams.ts';
import type { Event, Name, Topic } from './topics.ts';

const keyOf = ({ topic, id }: Name) => `${topic}:${id}`;

/** What `keyOf` has put together. */
export function nameOf(key: string): Name {
  const [topic = '', id] = key.split(':');
  return { topic, id: Number(id) };
}

/** Tells the pages of this process what happens, as long as they may hear it. */
export class Publisher {
  readonly #topics: ReadonlyMap<string, Topic>;
  readonly #streams: Streams;
  readonly #knex: Knex;

  constructor(topics: ReadonlyMap<string, Topic>, streams: Streams, knex: Knex) {
    this.#topics = topics;
    this.#streams = streams;
    this.#knex = knex;
  }

  /**
   * Lets a page hear topics, besides those that are its own.
   * @throws Problem 404 for what is not there, or not for its reader
   */
  async admit(stream: Stream, wanted: Name[]): Promise<void> {
    const { caller } = stream;
    for (const { topic, own } of this.#topics.values()) {
      const id = own?.(caller) ?? null;
      if (id !== null) this.#streams.subscribe(stream, keyOf({ topic, id }));
    }
    await Promise.all(
      wanted.map(async (name) => {
        const hearers = await this.#topics.get(name.topic)?.hearers(name.id, [caller], this.#knex);
        if (!hearers?.length) throw notFound();
        this.#streams.subscribe(stream, keyOf(name));
      }),
    );
  }

  /** Who may not hear the topic any more hears it no longer. */
  async publish({ event, data, ...name }: Event, among = this.#streams.hearing(keyOf(name))): Promise<void> {
    const topic = this.#topics.get(name.topic);
    if (!topic || among.length === 0) return;
    const callers = among.map(({ caller }) => caller);
    const hearers = new Set(await topic.hearers(name.id, callers, this.#knex));
    // Who was closed meanwhile, by leaving or by what was told before this, hears nothing any more.
    for (const stream of among.filter(({ hears }) => hears.has(keyOf(name))))
      if (hearers.has(stream.caller)) {
        stream.out.write(formatEvent(event, data));
        if (topic.last) this.#streams.close(stream);
      } else this.#streams.unsubscribe(stream, keyOf(name));
  }

  /** Tells what this process was notified of. */
  async pass(event: Event): Promise<void> {
    const { topic, id } = event;
    const heard = this.#topics.get(topic);
    if (heard?.state !== event.event) return this.publish(event);
    if (this.#streams.hearing(keyOf(event)).length === 0) return;
    for (const state of await heard.missed([id], this.#knex)) await this.publish({ topic, ...state });
  }

  /** Tells what may have been missed: one page, or all of them. */
  async catchUp(stream?: Stream): Promise<void> {
    const keys = stream ? [...stream.hears] : this.#streams.heard();
    for (const [topic, names] of Map.groupBy(keys.map(nameOf), (name) => name.topic)) {
      const ids = names.map(({ id }) => id);
      const missedEvents = (await this.#topics.get(topic)?.missed(ids, this.#knex)) ?? [];
      for (const event of missedEvents) await this.publish({ topic, ...event }, stream && [stream]);
    }
  }
}
