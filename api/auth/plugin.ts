import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Role, staff } from '#schemas/accounts/roles.ts';
import forgotten from '#schemas/forms/forgotten_password.json' with { type: 'json' };
import login from '#schemas/forms/login.json' with { type: 'json' };
import renewed from '#schemas/forms/new_password.json' with { type: 'json' };
import preferences from '#schemas/forms/preferences.json' with { type: 'json' };
import profile from '#schemas/forms/profile.json' with { type: 'json' };
import { audit } from '../engine/audit.ts';
import { contextOf } from '../engine/context.ts';
import { innerCall } from '../engine/requests/inner.ts';
import { takeCookies } from './cookies.ts';
import { checkDoor, countUnread } from './doors.ts';
import { giveHeaders } from './headers.ts';
import { admit, identifier } from './hook.ts';
import { demandHttps } from './https.ts';
import { kinds } from './kinds.ts';
import { sessions, signIn } from './login.ts';
import { loginAsRoutes } from './login_as.ts';
import { checkHost } from './origin.ts';
import { ownData } from './own/data.ts';
import { forgetPassword, resetPassword } from './passwords/forgotten_password.ts';
import { savePreferences } from './preferences.ts';
import { saveProfile } from './profile.ts';
import { noteRefusal } from './refusals.ts';
import { endOwn } from './session.ts';
import { userData } from './user.ts';

/** Sessions: the caller of a request, and the routes of signing in and out. */
async function auth(app: FastifyInstance): Promise<void> {
  const { engine } = app;
  const identify = identifier(engine.knex);
  await app.register(cookie);
  app.decorateRequest('ending', null);
  app.decorateRequest('lookUp', null);
  app.addHook('onRequest', async (request, reply) => {
    giveHeaders(request, reply);
    if (!innerCall.getStore()) {
      checkHost(request);
      if (demandHttps(request, reply)) return reply;
    }
    await identify(request);
    if (request.caller?.session_kind === 'impersonation') reply.header('x-impersonating', request.caller.id);
    admit(request);
    await checkDoor(request, engine.knex);
    return undefined;
  });

  // The refusal itself is answered also when it could not be written down.
  app.addHook('onError', (request, _, error) =>
    Promise.all([noteRefusal(request, error), countUnread(request, error)]).then(
      () => undefined,
      (reason) => request.log.error(reason),
    ),
  );

  const config = { roles: 'anybody' } as const;
  const door = (about: string, takes: object) => ({ config: { ...config, door: true, about, takes } });
  const out = { config: { ...config, about: 'Signs out' } };
  for (const [kind, roles] of Object.entries(kinds)) {
    app.post(`/api/${kind}/login`, door('Signs in', login), (request, reply) => signIn(request, reply, engine, roles));
    app.delete(`/api/${kind}/logout`, out, signOut);
  }
  const self = async (request: FastifyRequest) => ({ data: await userData(engine.knex, request.caller) });
  const account = (about: string, takes: object) => ({ config: { account: true, about, takes } });
  const about = 'Who is signed in';
  app.get('/api/user', { config: { about } }, self);
  app.get('/api/admin/user', { config: { roles: staff, about } }, self);
  const file = { roles: ['student'] as Role[], about: 'All that the school holds of oneself, as a file' };
  app.get('/api/user/data', { config: file }, (request, reply) => ownData(request, reply, engine));
  app.put('/api/user', account('Sets the own language, time zone and colours', preferences), (request, reply) =>
    savePreferences(request, reply, engine),
  );
  app.put('/api/profile', account('Changes the own profile', profile), (request, reply) =>
    saveProfile(request, reply, engine),
  );
  app.post('/api/passwords/forgot', door('Sends a link for a new password', forgotten), (request, reply) =>
    forgetPassword(request, reply, engine),
  );
  app.post('/api/passwords/reset', door('Sets a new password by such a link', renewed), (request, reply) =>
    resetPassword(request, reply, engine),
  );

  loginAsRoutes(app);

  /**
   * Ends the caller's session, whatever the kind; without one there is nothing to do. Whoever signs out while logged in
   * as somebody else is out altogether.
   */
  async function signOut(request: FastifyRequest, reply: FastifyReply) {
    const id = request.caller.session_id;
    if (id) {
      await engine.knex.transaction(async (trx) => {
        await endOwn(trx, id, 'logout');
        await audit([{ action: 'logout', entity: sessions(engine), record_id: id }], contextOf(request, engine, trx));
      });
    }
    takeCookies(request, reply);
    return reply.code(204).header('clear-site-data', '"cache"').send();
  }
}

/** The hook is for all routes, not only for those of this folder. */
export default Object.assign(auth, { [Symbol.for('skip-override')]: true });
