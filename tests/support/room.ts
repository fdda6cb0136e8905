import { connect } from '#api/database.ts';
import type { EntitySchema } from '#schemas/dialect.ts';
import type { School } from './school.ts';
import { openWorld } from './world.ts';

const referring = `select conrelid::regclass::text as "table", attname as "column"
  from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
  where contype = 'f' and confrelid = ?::regclass`;

/** How many records of one entity a test file may make where numbers are few. */
const enough = 4;

/**
 * Takes the last records out of tables in which each number of a range stands once, as the demo school has them all.
 * What refers to them then refers to the first, also where the school itself could not change it.
 */
export async function makeRoom(school: School): Promise<void> {
  const { rows } = await school.knex.raw('select current_database() as name');
  const address = new URL((await openWorld()).ownerUrl);
  address.pathname = `/${rows[0].name}`;
  const owner = connect(address.href);
  try {
    for (const { schema, table } of school.app.engine.entities.values())
      for (const field of scarce(schema))
        await owner.transaction(async (trx) => {
          await trx.raw(`set local session_replication_role = 'replica'`);
          const ids: number[] = await trx(table).orderBy(field, 'desc').limit(enough).pluck('id');
          const first = await trx(table).orderBy(field).first('id');
          for (const { table: other, column } of (await trx.raw(referring, [table])).rows)
            await trx(other)
              .whereIn(column, ids)
              .update({ [column]: first.id });
          await trx(table).whereIn('id', ids).delete();
        });
  } finally {
    await owner.destroy();
  }
}

/** The whole numbers of a short range of which each stands once. */
export const scarce = ({ properties }: EntitySchema): string[] =>
  Object.keys(properties).filter((field) => {
    const { 'x-unique': isUnique, minimum, maximum } = properties[field] as Record<string, unknown>;
    return isUnique === true && maximum !== undefined && Number(maximum) - Number(minimum) < 100;
  });
