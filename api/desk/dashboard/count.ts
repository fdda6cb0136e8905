import { grantsOf } from '#schemas/project.ts';
import type { Context, Entity } from '../../engine/define.ts';
import { columnOf, listRows } from '../../engine/lists/query.ts';
import type { Figure } from './figures.ts';

/** The entity of a list, where the caller may read any of it. */
export function readableEntity(name: string, { engine, caller }: Context): Entity | undefined {
  const entity = engine.entities.get(name);
  return entity && grantsOf(entity.schema, caller.role, 'read').length > 0 ? entity : undefined;
}

/** The numbers of those figures that the caller may see, in one statement: each counts what its list would answer. */
export async function countFigures(figures: Figure[], ctx: Context): Promise<(Figure & { count: number })[]> {
  const readableFigures = figures.flatMap((figure) => {
    const entity = readableEntity(figure.entity, ctx);
    return entity ? [{ figure, query: numberOf(figure, entity, ctx) }] : [];
  });
  const places = readableFigures.map(() => '(?)').join(', ');
  const { rows } = await ctx.trx.raw(
    `select array[${places}]::int[] as counts`,
    readableFigures.map(({ query }) => query),
  );
  return readableFigures.map(({ figure }, at) => ({ ...figure, count: rows[0].counts[at] }));
}

function numberOf({ filter, sum }: Figure, entity: Entity, ctx: Context) {
  const rows = listRows(entity, filter, ctx);
  const number = sum ? ctx.trx.raw('coalesce(sum(?), 0)', [columnOf(entity, sum, ctx)]) : ctx.trx.raw('count(*)');
  return rows.select(number);
}
