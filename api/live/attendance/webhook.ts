import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound, tooMany, unauthorized } from '../../engine/errors.ts';
import { withRetries } from '../../engine/retry.ts';
import { addressOf, networkOf } from '../../network.ts';
import { isFromZoom, readEvent, roomEventOf, validation } from '../../video/zoom/webhooks.ts';
import { takeRoomEvents } from './events.ts';
import { countForgeries } from './forgeries.ts';

/**
 * POST /api/video/zoom/events: what Zoom tells of its meetings. Its signature is over the bytes of the body, so they are
 * read as they are. Who forges is known before anything is looked up, and after some tries before anything is read.
 */
export default async function zoomEvents(app: FastifyInstance): Promise<void> {
  const { knex } = app.engine;
  const secret = app.configuration.zoom?.webhookSecret;
  const forgeries = countForgeries();
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_, body, done) => done(null, body));

  const onRequest = async (request: FastifyRequest) => {
    const seconds = forgeries.waitOf(networkOf(addressOf(request)));
    if (seconds > 0) throw tooMany(seconds);
  };
  const about = 'What the provider of video meetings tells of them';
  const config = { unasked: true, roles: 'anybody', about } as const;

  app.post('/api/video/zoom/events', { config, onRequest }, async (request: FastifyRequest, reply: FastifyReply) => {
    if (!secret) throw notFound();
    const { 'x-zm-request-timestamp': timestamp, 'x-zm-signature': signature } = request.headers;
    const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    if (!isFromZoom({ timestamp, signature, raw }, secret, new Date())) {
      forgeries.count(networkOf(addressOf(request)));
      throw unauthorized();
    }
    const event = readEvent(raw);
    const { plainToken } = event.payload;
    if (event.event === 'endpoint.url_validation' && plainToken) return validation(plainToken, secret);
    const roomEvent = roomEventOf(event);
    if (roomEvent) await withRetries(() => knex.transaction((trx) => takeRoomEvents([roomEvent], trx)));
    return reply.code(204).send();
  });
}
