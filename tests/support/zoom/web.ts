import formBody from 'node:querystring';
import Fastify, { type FastifyInstance } from 'fastify';
import { jwtVerify } from 'jose';
import type { ZoomMeeting } from './account.ts';
import type { Parts } from './parts.ts';
import { Refusal } from './refusal.ts';

type Form = Record<string, string | undefined>;

const refuse = (errorCode: number, errorMessage: string) => ({ status: false, errorCode, errorMessage, result: null });

/** The services that the Meeting SDK asks from the browser, by https and from another origin. A join ends here: no media is carried. */
export function serveWeb(parts: Parts, tls: { key: string; cert: string }): FastifyInstance {
  const { account, joins } = parts;
  const app = Fastify({ https: tls, forceCloseConnections: true });
  const form = (_request: unknown, body: string | Buffer, done: (error: null, body: object) => void) =>
    done(null, formBody.parse(String(body)));
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, form);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('access-control-allow-origin', request.headers.origin ?? '*');
    reply.header('access-control-allow-credentials', 'true');
    if (request.method !== 'OPTIONS') return;
    reply.header('access-control-allow-methods', 'GET, POST, OPTIONS');
    reply.header('access-control-allow-headers', request.headers['access-control-request-headers'] ?? '*');
    return reply.code(204).send();
  });
  app.post('/api/v1/wc/info', async ({ body }) => {
    const asked = body as Form;
    joins.push(asked);
    return parts.planned.shift() ?? (await join(parts, asked));
  });
  app.post<{ Querystring: { mn?: string } }>('/wc/rs', async ({ query }) => {
    const isLive = account.meetings.get(query.mn ?? '')?.state === 'started';
    return isLive ? { status: true } : { status: false, errorCode: 3008 };
  });
  app.all('/*', async (_request, reply) => reply.code(200).send({ status: true, result: null }));
  return app;
}

async function join(parts: Parts, asked: Form) {
  const number = asked.meetingNumber ?? '';
  const signed = await judge(parts, asked.signature ?? '', number);
  if (typeof signed === 'string') return refuse(200, signed);
  const meeting = parts.account.meetings.get(number);
  if (!meeting) return refuse(3001, 'Meeting does not exist.');
  if (decodeURIComponent(asked.passWord ?? '') !== meeting.password) return refuse(3004, 'Passcode wrong.');
  const refusal = signed.role === 1 && asked.zsk ? await enterAsHost(parts, meeting, asked.zsk) : null;
  if (refusal) return refusal;
  if (meeting.state !== 'started') return refuse(3008, 'Meeting has not started');
  return refuse(1, 'The stand-in carries no media.');
}

/** Who has the host's token starts the meeting. */
async function enterAsHost(parts: Parts, { id, host }: ZoomMeeting, zak: string) {
  const [, user, until] = /^zak\.([^.]+)\.(\d+)$/.exec(zak) ?? [];
  if (user !== host.id || Number(until) < parts.clock.now().getTime()) return refuse(3265, 'The ZAK is not valid.');
  try {
    parts.account.start(id);
    await parts.hooks.send('meeting.started', id, {});
    return null;
  } catch (error) {
    if (error instanceof Refusal) return refuse(error.code, error.message);
    throw error;
  }
}

/** The claims of a signature that is good for a meeting now, else what Zoom says of it. */
async function judge({ options, clock }: Parts, signature: string, number: string) {
  const key = new TextEncoder().encode(options.sdkSecret);
  const checks = { algorithms: ['HS256'], currentDate: new Date(0) };
  const { payload } = await jwtVerify(signature, key, checks).catch(() => ({ payload: null }));
  if (!payload || payload.appKey !== options.sdkKey) return 'Invalid signature.';
  const { iat = 0, exp = 0, mn, role } = payload as { iat?: number; exp?: number; mn?: string; role?: number };
  if (exp - iat < 1800 || exp - iat > 172_800) return 'Invalid signature.';
  if (exp < clock.now().getTime() / 1000) return 'The signature has expired.';
  if (mn !== number) return 'The meeting number is wrong.';
  return { role };
}
