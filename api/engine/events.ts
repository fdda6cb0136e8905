import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';

/** What PostgreSQL tells on a channel (`pg_notify`), in every process. */
export interface Events {
  /** Resolves when what is told from now on will be heard. */
  ready(): Promise<void>;
  /** @param missed what was told may have been missed: look for yourself */
  on(channel: string, heard: (payload: unknown) => void, missed: () => void): void;
  close(): Promise<void>;
}

const shortest = 500;
const longest = 10_000;

/** One connection of the process listens to all channels, from the first time that somebody asks for it. */
export function listenTo(url: string, log: FastifyBaseLogger): Events {
  const channels = new Map<string, { heard: (payload: unknown) => void; missed: () => void }>();
  let client: Promise<pg.Client> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  async function connect(): Promise<pg.Client> {
    const made = new pg.Client({ connectionString: url, keepAlive: true });
    made.on('error', (error) => log.warn(error.message));
    made.on('notification', ({ channel, payload }) => channels.get(channel)?.heard(JSON.parse(payload ?? 'null')));
    await made.connect();
    for (const channel of channels.keys()) await made.query(`listen ${made.escapeIdentifier(channel)}`);
    made.once('end', () => again(shortest));
    for (const { missed } of channels.values()) missed();
    return made;
  }

  function open(): Promise<pg.Client> {
    client ??= connect().catch((error) => {
      client = null;
      throw error;
    });
    return client;
  }

  /** Until the database is back. */
  function again(wait: number): void {
    client = null;
    if (closed) return;
    timer = setTimeout(() => open().catch(() => again(Math.min(wait * 2, longest))), wait).unref();
  }

  return {
    ready: async () => void (await open()),
    on: (channel, heard, missed) => void channels.set(channel, { heard, missed }),
    async close() {
      closed = true;
      clearTimeout(timer);
      await client?.then((made) => made.end()).catch(() => undefined);
    },
  };
}
