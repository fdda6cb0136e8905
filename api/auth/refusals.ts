import type { FastifyRequest } from 'fastify';
import { staff } from '#schemas/accounts/roles.ts';
import { audit } from '../engine/audit.ts';
import { contextOf } from '../engine/context.ts';
import type { Context } from '../engine/define.ts';
import { Problem } from '../engine/errors.ts';
import type { Entity } from '../engine/registry.ts';

/** What may not be done in somebody else's name, under the codes of its refusals. */
const notAsAnother = ['impersonation_forbidden', 'not_as_another'];

/** Enough lines to notice an intruder, without filling the log. */
const mostPerHour = 60;

/**
 * Writes down who was refused "log in as", what was refused within it, and what staff asked for that their role never
 * has.
 */
export async function noteRefusal(request: FastifyRequest, error: unknown): Promise<void> {
  if (!(error instanceof Problem) || request.caller?.id == null) return;
  const code = error.details.refusal?.rule ?? error.code;
  const isLoginRequest = request.method === 'POST' && request.routeOptions.url?.endsWith('/login_as');
  const isLoginAs = notAsAnother.includes(code) || (isLoginRequest && [403, 404, 422, 429].includes(error.status));
  const { engine } = request.server;
  const ctx = contextOf(request, engine);
  if (!isLoginAs && !(await isAudited(error, ctx))) return;
  const { id } = (request.params ?? {}) as { id?: string };
  const entity = engine.entities.get(request.routeOptions.config.entity ?? 'sessions') as Entity;
  const record_id = /^\d{1,9}$/.test(id ?? '') ? Number(id) : null;
  const details = { refused: isLoginRequest ? 'login_as' : request.routeOptions.url, reason: code };
  await audit([{ action: 'refused', entity, record_id, details }], ctx);
}

async function isAudited({ status }: Problem, { trx, caller }: Context): Promise<boolean> {
  if (status !== 403 || !staff.includes(caller.role)) return false;
  const { rows } = await trx.raw(
    `select count(*) < ? as is_audited from audit_logs
      where user_id = ? and action = 'refused' and at > now() - interval '1 hour'`,
    [mostPerHour, caller.id],
  );
  return rows[0].is_audited;
}
