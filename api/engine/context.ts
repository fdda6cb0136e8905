import type { FastifyRequest } from 'fastify';
import type { Knex } from 'knex';
import type { Schema } from '#schemas/dialect.ts';
import { addressOf } from '../network.ts';
import type { Caller, Context, Engine } from './define.ts';

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller;
    /** Where the caller is presumed: looks them up, and refuses whom the route is not for. */
    lookUp: (() => Promise<void>) | null;
  }
  interface FastifyContextConfig {
    /** Its work is tried for the caller of a request before, by a statement that asks whether the session is still open. */
    presumes?: boolean;
    /** Who may ask at all; rows and fields are decided by the schemas. Absent: anybody who is signed in. */
    roles?: Caller['role'][] | 'anybody';
    entity?: string;
    /** What a route does that no schema describes, for `/api/openapi.json`; and the body that it takes. */
    about?: string;
    takes?: object;
    /** Its query parameters, as an object; where they are not JSON, the media types of the body and of the answer. */
    params?: Schema;
    receives?: readonly string[];
    answers?: readonly string[];
    /** About the caller's own account: open before a temporary password was changed. */
    account?: boolean;
  }
}

/** The caller of requests that carry no session. */
export const nobody: Caller = {
  id: null,
  role: 'nobody',
  username: null,
  student_type: null,
  level: null,
  locale: 'es',
  time_zone: 'UTC',
  school_time_zone: null,
  session_id: null,
  session_kind: null,
  actor_id: null,
};

/** What the hooks of a request have at hand. */
export const contextOf = (request: FastifyRequest, engine: Engine, trx: Knex = engine.knex): Context => ({
  trx,
  caller: request.caller,
  now: new Date(),
  address: addressOf(request),
  request_id: request.id,
  engine,
});
