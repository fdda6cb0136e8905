import type { FastifyRequest } from 'fastify';
import { audit } from '../engine/audit.ts';
import { contextOf } from '../engine/context.ts';
import { Problem } from '../engine/errors.ts';
import type { Entity } from '../engine/registry.ts';

/** What may not be done in somebody else's name, under the codes of its refusals. */
const notAsAnother = ['impersonation_forbidden', 'not_as_another'];

/** Writes down who was refused "log in as", and what was refused within it. */
export async function noteRefusal(request: FastifyRequest, error: unknown): Promise<void> {
  if (!(error instanceof Problem) || request.caller?.id == null) return;
  const code = error.details.refusal?.rule ?? error.code;
  const asked = request.method === 'POST' && request.routeOptions.url?.endsWith('/login_as');
  if (!notAsAnother.includes(code) && !(asked && [403, 404, 422, 429].includes(error.status))) return;
  const { engine } = request.server;
  const { id } = (request.params ?? {}) as { id?: string };
  const entity = engine.entities.get(request.routeOptions.config.entity ?? 'sessions') as Entity;
  const record_id = /^\d{1,9}$/.test(id ?? '') ? Number(id) : null;
  const details = { refused: asked ? 'login_as' : request.routeOptions.url, reason: code };
  await audit([{ action: 'refused', entity, record_id, details }], contextOf(request, engine));
}
