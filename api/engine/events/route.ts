import type { FastifyInstance } from 'fastify';
import { urlOf } from '../../database.ts';
import { malformed, notFound } from '../errors.ts';
import { readDefinitions } from '../folder.ts';
import { parse } from '../lists/query.ts';
import { listenTo } from './channel.ts';
import { nameOf, Publisher } from './publisher.ts';
import { Streams } from './streams.ts';
import { channel, type Event, type Name, type Topic } from './topics.ts';

const heartbeat = 25_000;
/** So many topics one page may ask for. */
const most = 20;

/**
 * GET /api/events?topics=["meeting:81"]: who reads, then events of the subscribed topics, as server-sent events; the end of
 * the own session without subscribing.
 */
export async function eventRoutes(app: FastifyInstance): Promise<void> {
  const { knex } = app.engine;
  const streams = new Streams();
  const publisher = new Publisher(await readDefinitions<'topic', Topic>('topics', 'topic'), streams, knex);
  let turn = Promise.resolve();
  /** One after the other, in the order of arrival. */
  const inTurn = (work: () => Promise<void>) => {
    turn = turn.then(work).catch((error) => app.log.warn(error));
  };
  const events = listenTo(channel, urlOf(knex), app.log, {
    heard: (event) => inTurn(() => publisher.pass(event as Event)),
    missed: () => inTurn(() => publisher.catchUp()),
  });
  const pulse = setInterval(() => streams.write(': \n\n'), heartbeat).unref();

  // Before the server waits for its answers to end.
  app.addHook('preClose', async () => {
    clearInterval(pulse);
    streams.end();
    await events.close();
  });

  const config = {
    about: 'What happens under a reader’s eyes, as server-sent events',
    params: { properties: { topics: { type: 'string', description: `JSON: ["meeting:81"]; ${most} at most` } } },
    answers: ['text/event-stream'],
  };
  app.get('/api/events', { config }, async (request, reply) => {
    const { caller } = request;
    if (caller.session_id === null) throw notFound();
    const wantedTopics = readNames((request.query as Record<string, string>).topics);
    // Before anything is waited for: of many at a time each finds those before it.
    const stream = streams.open(caller);
    request.raw.once('close', () => streams.close(stream));
    try {
      await publisher.admit(stream, wantedTopics);
      await events.ready();
      // Events since the request was admitted.
      await publisher.catchUp(stream);
    } catch (error) {
      streams.close(stream);
      throw error;
    }
    return reply.type('text/event-stream; charset=utf-8').header('x-accel-buffering', 'no').send(stream.out);
  });
}

/** @throws Problem 400 for what is no list of topics */
function readNames(query: string | undefined): Name[] {
  const names = parse(query, 'topics') ?? [];
  const isName = (name: unknown) => typeof name === 'string' && /^[a-z_]+:[1-9]\d{0,8}$/.test(name);
  if (!Array.isArray(names) || names.length > most || !names.every(isName))
    throw malformed('malformed_query', { part: 'topics' });
  return names.map(nameOf);
}
