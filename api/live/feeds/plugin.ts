import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../../engine/errors.ts';
import { calendarOf } from './calendar.ts';
import { openFeed } from './open.ts';

/**
 * GET /api/calendar.ics?token=…: a calendar for programs that subscribe to it. They have no session: the token alone says
 * whose it is, and stands where no log writes it down.
 */
export default async function feeds(app: FastifyInstance): Promise<void> {
  const { knex } = app.engine;
  const about = 'A calendar to subscribe to, by its secret address';
  const params = { required: ['token'], properties: { token: { type: 'string' } } };
  const config = { unasked: true, roles: 'anybody' as const, about, params, answers: ['text/calendar'] };

  app.get('/api/calendar.ics', { config }, async (request: FastifyRequest, reply: FastifyReply) => {
    const { token } = request.query as { token?: unknown };
    if (typeof token !== 'string') throw notFound();
    const feed = await openFeed(knex, token);
    const text = await calendarOf(knex, feed, app.configuration);
    const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
    reply.headers({ etag, 'cache-control': 'private, no-cache' });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'inline; filename="calendar.ics"')
      .send(text);
  });
}
