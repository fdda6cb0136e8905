import formBody from 'node:querystring';
import { setTimeout as pause } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import type { ZoomMeeting } from './account.ts';
import type { Parts } from './parts.ts';
import { badToken, isInvalid, Refusal } from './refusal.ts';
import { participantsOf } from './reports.ts';

const written = (meeting: ZoomMeeting) => ({
  id: Number(meeting.id),
  uuid: meeting.uuid,
  host_id: meeting.host.id,
  host_email: meeting.host.email,
  topic: meeting.topic,
  type: 2,
  status: meeting.state === 'started' ? 'started' : 'waiting',
  start_time: meeting.start_time,
  duration: meeting.duration,
  timezone: meeting.timezone,
  join_url: `https://zoom.example/j/${meeting.id}`,
  start_url: `https://zoom.example/s/${meeting.id}?zak=start-link-of-${meeting.id}`,
  password: meeting.password,
});

type Path = { id: string };

/** The OAuth server and the REST API, as far as the school uses them. */
export function serveApi(parts: Parts): FastifyInstance {
  const { account, clock, limits, faults, calls, tokens, options } = parts;
  const app = Fastify({ forceCloseConnections: true });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, formBody.parse(body as string)),
  );
  app.setErrorHandler((error, _request, reply) => {
    if (!(error instanceof Refusal)) return reply.code(500).send({ message: String(error) });
    return reply.code(error.status).headers(error.headers).send({ code: error.code, message: error.message });
  });
  app.addHook('onRequest', async (request, reply) => {
    const path = request.url.split('?', 1)[0] as string;
    calls.push({ method: request.method, path, at: clock.now() });
    reply.header('x-zm-trackingid', `v=2.0;clid=us02;rid=${calls.length}`);
    const fault = faults.next(request.method, path);
    if (fault === 'cut') {
      request.raw.socket.destroy();
      return reply.hijack();
    }
    if (fault && typeof fault === 'object' && 'status' in fault) {
      return reply
        .code(fault.status)
        .headers(fault.headers ?? {})
        .send(fault.body ?? { message: 'Planned.' });
    }
    if (fault) Object.assign(request, { fault });
    if (!path.startsWith('/v2')) return;
    limits.countCall();
    const token = request.headers.authorization?.replace(/^Bearer /, '') ?? '';
    if ((tokens.get(token) ?? 0) <= clock.now().getTime()) throw badToken();
  });
  app.addHook('onSend', async (request, _reply, payload) => {
    const { fault } = request as unknown as { fault?: 'lost' | { delay: number } };
    if (fault === 'lost') request.raw.socket.destroy();
    else if (fault) await pause(fault.delay);
    return payload;
  });

  app.post('/oauth/token', async (request, reply) => {
    const body = { ...(request.query as object), ...((request.body as object) ?? {}) } as Record<string, string>;
    const basic = Buffer.from(`${options.clientId}:${options.clientSecret}`).toString('base64');
    const refuse = (error: string, reason: string) => reply.code(400).send({ error, reason });
    if (request.headers.authorization !== `Basic ${basic}`)
      return refuse('invalid_client', 'Invalid client_id or client_secret');
    if (body.grant_type !== 'account_credentials') return refuse('unsupported_grant_type', 'unsupported grant type');
    if (body.account_id !== options.accountId) return refuse('bad_request', 'account id wrong');
    const access_token = `zoom-token-${tokens.size + 1}-${Math.random().toString(36).slice(2)}`;
    tokens.set(access_token, clock.now().getTime() + options.tokenSeconds * 1000);
    return { access_token, token_type: 'bearer', expires_in: options.tokenSeconds, scope: 'meeting:write:admin' };
  });

  app.get<{ Params: Path }>('/v2/users/:id', async ({ params }) => {
    const { max: _, ...user } = account.userOf(params.id);
    if (user.status === 'pending') return { id: user.id, status: user.status, created_at: clock.now() };
    return { ...user, account_id: options.accountId, timezone: 'America/Mexico_City', verified: 1 };
  });
  app.get<{ Params: Path; Querystring: { type?: string; ttl?: string } }>(
    '/v2/users/:id/token',
    async ({ params, query }) => {
      if (query.type !== 'zak') throw isInvalid();
      const until = clock.now().getTime() + Number(query.ttl ?? 7200) * 1000;
      return { token: `zak.${account.userOf(params.id).id}.${until}` };
    },
  );
  app.get<{ Params: Path; Querystring: { page_size?: string; next_page_token?: string } }>(
    '/v2/users/:id/meetings',
    async ({ params, query }) => {
      const user = account.userOf(params.id);
      const own = [...account.meetings.values()].filter(({ host, state }) => host === user && state !== 'ended');
      const size = Math.min(Number(query.page_size ?? 30), options.pageSize);
      const from = Number(query.next_page_token || 0);
      const meetings = own.slice(from, from + size).map((meeting) => {
        const {
          password: _password,
          start_url: _link,
          host_email: _host,
          status: _status,
          ...listed
        } = written(meeting);
        return listed;
      });
      return { total_records: own.length, meetings, next_page_token: from + size < own.length ? `${from + size}` : '' };
    },
  );
  app.post<{ Params: Path }>('/v2/users/:id/meetings', async ({ params, body }, reply) => {
    const user = account.userOf(params.id);
    limits.countWrite(user.id);
    const { uuid, ...made } = written(account.create(user, body as Record<string, unknown>));
    return reply.code(201).send({ ...made, ...(options.tellsSession && { uuid }) });
  });
  app.get<{ Params: Path }>('/v2/meetings/:id', async ({ params }) => written(account.meetingOf(params.id)));
  app.patch<{ Params: Path }>('/v2/meetings/:id', async ({ params, body }, reply) => {
    limits.countWrite(account.meetingOf(params.id).host.id);
    account.change(params.id, body as Record<string, unknown>);
    return reply.code(204).send();
  });
  app.delete<{ Params: Path }>('/v2/meetings/:id', async ({ params }, reply) => {
    account.remove(params.id);
    return reply.code(204).send();
  });
  app.put<{ Params: Path }>('/v2/meetings/:id/status', async ({ params, body }, reply) => {
    if ((body as { action?: string }).action !== 'end') throw isInvalid();
    const { uuid } = account.end(params.id);
    await parts.hooks.send('meeting.ended', params.id, { uuid });
    return reply.code(204).send();
  });
  for (const [path, withKeys] of [
    ['/v2/report/meetings/:id/participants', true],
    ['/v2/past_meetings/:id/participants', false],
  ] as const) {
    app.get<{ Params: Path; Querystring: { page_size?: string; next_page_token?: string } }>(
      path,
      async ({ params, query }) =>
        participantsOf(account, clock, params.id, {
          delay: options.reportDelay,
          size: Math.min(Number(query.page_size ?? 30), options.pageSize),
          from: Number(query.next_page_token || 0),
          withKeys,
        }),
    );
  }
  return app;
}
