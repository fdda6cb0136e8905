import { PassThrough } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { urlOf } from '../database.ts';
import { notFound, tooMany } from '../engine/errors.ts';
import { listenTo } from '../engine/events.ts';
import type { Ending } from './session.ts';

const heartbeat = 25_000;
/** So many pages of one browser may listen at a time. */
const most = 20;

/**
 * GET /api/events: what happens under a reader's eyes, as server-sent events. So far: `session`, when the own session
 * ends, with the reason.
 */
export function eventRoutes(app: FastifyInstance): void {
  const { knex } = app.engine;
  const streams = new Map<number, Set<PassThrough>>();
  const events = listenTo(urlOf(knex), app.log);
  events.on('session_ended', (told) => tell(told as { id: number; ending: Ending }), look);
  const pulse = setInterval(() => writeAll(': \n\n'), heartbeat).unref();

  // Before the server waits for its answers to end.
  app.addHook('preClose', async () => {
    clearInterval(pulse);
    for (const stream of all()) stream.end();
    await events.close();
  });

  const config = { about: 'What happens under a reader’s eyes, as server-sent events' };
  app.get('/api/events', { config }, async (request: FastifyRequest, reply: FastifyReply) => {
    const { session_id: id } = request.caller;
    if (id === null) throw notFound();
    if ((streams.get(id)?.size ?? 0) >= most) throw tooMany(60);
    // Before anything is waited for: of many at a time each finds those before it.
    const stream = open(id);
    request.raw.once('close', () => close(id, stream));
    try {
      await events.ready();
      // Ended since the request was let in.
      await check([id]);
    } catch (error) {
      close(id, stream);
      throw error;
    }
    return reply.type('text/event-stream; charset=utf-8').header('x-accel-buffering', 'no').send(stream);
  });

  function open(id: number): PassThrough {
    const stream = new PassThrough().on('error', () => undefined);
    streams.set(id, (streams.get(id) ?? new Set()).add(stream));
    stream.write('retry: 3000\n\n');
    return stream;
  }

  function close(id: number, stream: PassThrough): void {
    const own = streams.get(id);
    own?.delete(stream);
    if (own?.size === 0) streams.delete(id);
    stream.end();
  }

  function tell({ id, ending }: { id: number; ending: Ending }): void {
    for (const stream of streams.get(id) ?? []) {
      stream.end(`event: session\ndata: ${JSON.stringify({ ending })}\n\n`);
    }
  }

  const all = () => [...streams.values()].flatMap((own) => [...own]);

  function writeAll(text: string): void {
    for (const stream of all()) stream.write(text);
  }

  function look(): void {
    check([...streams.keys()]).catch((error) => app.log.warn(error));
  }

  async function check(ids: number[]): Promise<void> {
    const ended = await knex('sessions')
      .whereIn('id', ids)
      .whereNotNull('ended_at')
      .select('id', 'end_reason as ending');
    for (const one of ended) tell(one);
  }
}
