import type { Knex } from 'knex';
import { cutView } from '#schemas/list_view.ts';
import { grantsOf } from '#schemas/project.ts';
import type { ListView } from '#schemas/types/fragments/list_view.ts';
import type { SavedViewRow } from '#schemas/types/tables/saved_views.ts';
import type { Context, Entity } from '../engine/define.ts';
import { invalid, notFound, type Refusal } from '../engine/errors.ts';
import { applyFilter, isAskable } from '../engine/lists/query.ts';

/** The entities of which the caller's role reads something. */
const readEntities = ({ engine, caller }: Context): Entity[] =>
  [...engine.entities.values()].filter(({ schema }) => grantsOf(schema, caller.role, 'read').length > 0);

/** Views that colleagues share of lists that the caller may open. */
export function sharedWithCaller(query: Knex.QueryBuilder, ctx: Context): void {
  const names = readEntities(ctx).map(({ name }) => name);
  query.where('saved_views.status', 'shared').whereIn('saved_views.resource', names);
}

/**
 * A view as it is stored: of a list that its author may open, in terms that the list understands.
 * @throws Problem 422 for another list or an order that it does not know, 400 for such a filter
 */
export function checkView<View extends Partial<SavedViewRow>>(view: View, ctx: Context): View {
  const entity = readEntities(ctx).find(({ name }) => name === view.resource);
  if (!entity) throw invalid({ resource: { keyword: 'invalid' } });
  applyFilter(ctx.trx(entity.table), entity, view.filter ?? {}, ctx);
  if (view.sort && !isAskable(entity, ctx, view.sort.replace(/^-/, '')))
    throw invalid({ sort: { keyword: 'invalid' } });
  return view;
}

/** Everybody shares the own views; what somebody shares who has gone, an admin takes back. */
export const yourOwn = ({ user_id }: SavedViewRow, _input: unknown, { caller }: Context): Refusal | null =>
  user_id === caller.id || caller.role === 'admin' ? null : { rule: 'not_your_view' };

/** A view as the caller can open it: what the caller's role may not read of the list is left out and named. */
function cutFor(row: SavedViewRow & { by: string }, entity: Entity, ctx: Context): ListView {
  const { id, version, resource, name, by, status } = row;
  const view = cutView(row, (field) => isAskable(entity, ctx, field));
  return { id, version, resource, name, by, own: row.user_id === ctx.caller.id, status, ...view };
}

const withAuthor = ({ trx }: Context) =>
  trx('saved_views')
    .join('users', 'users.id', 'saved_views.user_id')
    .select('saved_views.*', trx.raw(`concat_ws(' ', users.first_name, users.name) as by`));

/**
 * A view by its number, as a link names it.
 * @throws Problem 404 where its list is not the caller's to read
 */
export async function shownView({ id, resource }: SavedViewRow, _params: unknown, ctx: Context): Promise<ListView> {
  const entity = readEntities(ctx).find(({ name }) => name === resource);
  const row = await withAuthor(ctx).where('saved_views.id', id).first();
  if (!entity || !row) throw notFound();
  return cutFor(row, entity, ctx);
}

/** The views of a list: the caller's own, then those that colleagues share. */
export async function listViews({ resource }: { resource: string }, ctx: Context): Promise<{ views: ListView[] }> {
  const entity = readEntities(ctx).find(({ name }) => name === resource);
  if (!entity) return { views: [] };
  const rows = await withAuthor(ctx)
    .where('saved_views.resource', resource)
    .where((any) => any.where('saved_views.user_id', ctx.caller.id).orWhere('saved_views.status', 'shared'))
    .orderByRaw('saved_views.user_id <> ?, saved_views.name collate "es-x-icu", saved_views.id', [ctx.caller.id]);
  return { views: rows.map((row) => cutFor(row, entity, ctx)) };
}
