/** What a part of a page listens to. */
export interface Hearing {
  /** Topics besides those that are the reader's own, as `meeting:81`. */
  topics?: string[];
  /** What is done at an event, by its name. */
  on: Record<string, (data: unknown) => void>;
  /** The page listens again after a while in which it did not: something may have been missed. */
  again?(): void;
  /** The server sends no events: the session is over, or one of the topics is not the reader's any more. */
  refused?(): void;
}

/** Between two pages the old topics go and the new ones come: one connection is opened for both. */
const settling = 20;

/**
 * The one connection of a page to `/api/events`, for all its parts. It listens while the page is in sight: browsers open
 * few connections to one host, and what was missed is read when the page is looked at again.
 */
class Line {
  readonly #document: Document;
  readonly #hearings = new Set<Hearing>();
  #source: EventSource | null = null;
  #topics = '';
  #names = new Set<string>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wasAway = false;

  constructor(document: Document) {
    this.#document = document;
  }

  /** @returns the end of hearing */
  hear(hearing: Hearing): () => void {
    if (this.#hearings.size === 0) this.#document.addEventListener('visibilitychange', this.#look);
    this.#hearings.add(hearing);
    this.#follow();
    return () => {
      this.#hearings.delete(hearing);
      if (this.#hearings.size > 0) this.#follow();
      else this.#end();
    };
  }

  #end(): void {
    this.#document.removeEventListener('visibilitychange', this.#look);
    this.#close();
  }

  /** Listens to what is wanted now. */
  #follow(): void {
    if (this.#source) this.#name(this.#source);
    else this.#look();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (this.#source && this.#wanted() !== this.#topics) this.#open();
    }, settling);
  }

  readonly #look = (): void => {
    if (this.#document.visibilityState === 'hidden') {
      this.#wasAway ||= this.#source !== null;
      this.#close();
    } else if (!this.#source) this.#open();
  };

  #wanted = (): string => JSON.stringify([...new Set([...this.#hearings].flatMap(({ topics = [] }) => topics))].sort());

  #open(): void {
    this.#close();
    this.#topics = this.#wanted();
    const query = this.#topics === '[]' ? '' : `?${new URLSearchParams({ topics: this.#topics })}`;
    const source = new EventSource(`/api/events${query}`);
    this.#source = source;
    this.#names = new Set();
    this.#name(source);
    // The first event: what is read again is read after it is known by whom.
    source.addEventListener('reader', () => {
      if (this.#wasAway) for (const { again } of [...this.#hearings]) again?.();
      this.#wasAway = false;
    });
    source.addEventListener('error', () => {
      this.#wasAway = true;
      // Closed for good; what was lost on the way is connected again by the browser.
      if (source.readyState === EventSource.CLOSED) for (const { refused } of [...this.#hearings]) refused?.();
    });
  }

  /** Passes on the events that somebody hears by now. */
  #name(source: EventSource): void {
    for (const name of [...this.#hearings].flatMap(({ on }) => Object.keys(on))) {
      if (this.#names.has(name)) continue;
      this.#names.add(name);
      source.addEventListener(name, ({ data }: MessageEvent) => {
        for (const { on } of [...this.#hearings]) on[name]?.(JSON.parse(data));
      });
    }
  }

  #close(): void {
    clearTimeout(this.#timer);
    this.#source?.close();
    this.#source = null;
  }
}

const lines = new WeakMap<Document, Line>();

/**
 * Hears what the server tells a page while it is in sight.
 * @returns the end of hearing
 */
export function hear(document: Document, hearing: Hearing): () => void {
  const line = lines.get(document) ?? new Line(document);
  lines.set(document, line);
  return line.hear(hearing);
}
