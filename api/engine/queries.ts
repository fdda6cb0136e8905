import type { Query } from '#schemas/dialect.ts';
import { type Context, type Entity, noRow, type Row } from './define.ts';
import { forbidden, malformed, notFound } from './errors.ts';
import { readWhole } from './rows.ts';
import { fieldErrors } from './words/messages.ts';

/** @throws Problem 404 for a name that is no query, 403 for a role that never may */
export function permittedQuery(entity: Entity, name: string, ctx: Context): Query {
  const queries = entity.schema['x-queries'] ?? {};
  const query = Object.hasOwn(queries, name) ? queries[name] : undefined;
  if (!query) throw notFound();
  if (ctx.caller.role !== 'system' && !query.roles.includes(ctx.caller.role)) throw forbidden();
  return query;
}

/**
 * Answers a query, of a record (which the caller has to be able to read) or of the collection.
 * @param query the query string as it came
 * @returns the answer as JSON: what the query's result does not name is not in it
 * @throws Problem 400 for parameters of another form, 403, 404
 */
export async function answerQuery(
  entity: Entity,
  id: number | null,
  name: string,
  query: Record<string, unknown>,
  ctx: Context,
): Promise<string> {
  permittedQuery(entity, name, ctx);
  const tools = entity.queries[name];
  const answer = entity.behaviour.queries?.[name];
  if (!tools || !answer) throw notFound();
  const row = id === null ? noRow : await readWhole(entity, id, ctx);
  const params: Row = { ...query };
  if (!tools.params(params)) {
    const [part] = Object.keys(fieldErrors(tools.params.errors));
    throw malformed('malformed_query', { part });
  }
  return tools.serialize(await answer(row, params, ctx));
}
