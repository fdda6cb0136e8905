import type { FastifyReply, FastifyRequest } from 'fastify';
import { grantsOf } from '#schemas/project.ts';
import { trim } from '../../engine/access.ts';
import { contextOf } from '../../engine/context.ts';
import type { Context, Engine, Entity, Row } from '../../engine/define.ts';
import { readable } from '../../engine/rows.ts';
import { refuseAsAnother } from '../account.ts';
import { sessionsOfCaller } from './sessions.ts';

/** The scopes whose rows are about the caller or were written to them; what the others open is the school's. */
const own = ['own', 'own_series', 'addressed'];

/**
 * All that the school holds of its caller and shows them, as a file: the rows of each entity that are theirs, with the
 * fields that they read elsewhere, and their last sign-ins.
 * @throws Problem 403 for somebody who is logged in as another person
 */
export async function ownData(request: FastifyRequest, reply: FastifyReply, engine: Engine): Promise<string> {
  const ctx = contextOf(request, engine);
  refuseAsAnother(ctx);
  const parts = await Promise.all(
    [...engine.entities.values()].filter(isOwn(ctx)).map((entity) => partOf(entity, ctx)),
  );
  const sessions = JSON.stringify(await sessionsOfCaller(null, null, ctx));
  const made = `"made_at":${JSON.stringify(ctx.now)}`;
  reply
    .type('application/json; charset=utf-8')
    .header('content-disposition', `attachment; filename="${ctx.now.toISOString().slice(0, 10)}.json"`)
    .serializer((written: string) => written);
  return `{${[made, ...parts, `"sessions":${sessions}`].join(',\n')}}`;
}

const isOwn =
  ({ caller }: Context) =>
  ({ schema }: Entity) =>
    grantsOf(schema, caller.role, 'read').some(({ scope }) => scope !== undefined && own.includes(scope));

/** One member of the file: what the caller reads of an entity. */
async function partOf(entity: Entity, ctx: Context): Promise<string> {
  const rows: Row[] = await readable(entity, ctx).orderBy(`${entity.table}.id`);
  const view = entity.views[ctx.caller.role];
  return `${JSON.stringify(entity.name)}:${view.serializeList(rows.map((row) => trim(row, entity, 'read', ctx)))}`;
}
