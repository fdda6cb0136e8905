import { PassThrough } from 'node:stream';
import type { Caller } from '../define.ts';
import { tooMany } from '../errors.ts';

/** So many pages of one session may listen at a time. */
const most = 20;

/** A page that listens, and the topics that it hears. */
export interface Stream {
  caller: Caller;
  hears: Set<string>;
  out: PassThrough;
}

/** An event as it goes to a page. */
export const formatEvent = (event: string, data: unknown): string =>
  `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/** The pages that listen to this process. */
export class Streams {
  readonly #open = new Set<Stream>();
  readonly #hearing = new Map<string, Set<Stream>>();
  readonly #pages = new Map<number | null, number>();

  /**
   * The first event names the reader: a page may have been made for somebody who was signed in before.
   * @throws Problem 429 where too many pages of the session listen
   */
  open(caller: Caller): Stream {
    const pages = this.#pages.get(caller.session_id) ?? 0;
    if (pages >= most) throw tooMany(60);
    this.#pages.set(caller.session_id, pages + 1);
    const stream = { caller, hears: new Set<string>(), out: new PassThrough().on('error', () => undefined) };
    this.#open.add(stream);
    stream.out.write(`retry: 3000\n\n${formatEvent('reader', { id: caller.id })}`);
    return stream;
  }

  close(stream: Stream): void {
    if (!this.#open.delete(stream)) return;
    for (const name of stream.hears) this.unsubscribe(stream, name);
    const { session_id } = stream.caller;
    const pages = (this.#pages.get(session_id) ?? 0) - 1;
    if (pages > 0) this.#pages.set(session_id, pages);
    else this.#pages.delete(session_id);
    stream.out.end();
  }

  subscribe(stream: Stream, name: string): void {
    if (!this.#open.has(stream)) return;
    stream.hears.add(name);
    this.#hearing.set(name, (this.#hearing.get(name) ?? new Set()).add(stream));
  }

  unsubscribe(stream: Stream, name: string): void {
    stream.hears.delete(name);
    const hearing = this.#hearing.get(name);
    hearing?.delete(stream);
    if (hearing?.size === 0) this.#hearing.delete(name);
  }

  hearing = (name: string): Stream[] => [...(this.#hearing.get(name) ?? [])];

  /** The topics that somebody hears. */
  heard = (): string[] => [...this.#hearing.keys()];

  write(text: string): void {
    for (const { out } of this.#open) out.write(text);
  }

  end(): void {
    for (const stream of this.#open) this.close(stream);
  }
}
