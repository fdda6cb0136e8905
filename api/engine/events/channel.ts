import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';

/** Notifications of PostgreSQL (`pg_notify`) on a channel, in every process. */
export interface Channel {
  /** Resolves once notifications from now on will arrive. */
  ready(): Promise<void>;
  close(): Promise<void>;
}

interface Listener {
  heard(payload: unknown): void;
  /** Notifications may have been lost: read the state anew. */
  missed(): void;
}

const shortest = 500;
const longest = 10_000;

/** Listens with one connection of the process, from the first request for it. */
export function listenTo(channel: string, url: string, log: FastifyBaseLogger, { heard, missed }: Listener): Channel {
  let client: Promise<pg.Client> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let lost = false;
  let isClosed = false;

  async function connect(): Promise<pg.Client> {
    const made = new pg.Client({ connectionString: url, keepAlive: true });
    made.on('error', (error) => log.warn(error.message));
    made.on('notification', ({ payload }) => heard(JSON.parse(payload ?? 'null')));
    await made.connect();
    await made.query(`listen ${made.escapeIdentifier(channel)}`);
    made.once('end', () => reconnect(shortest));
    if (lost) missed();
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
  function reconnect(wait: number): void {
    client = null;
    lost = true;
    if (isClosed) return;
    timer = setTimeout(() => open().catch(() => reconnect(Math.min(wait * 2, longest))), wait).unref();
  }

  return {
    ready: async () => void (await open()),
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await client?.then((made) => made.end()).catch(() => undefined);
    },
  };
}
