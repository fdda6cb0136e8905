import type { Knex } from 'knex';

/** What PostgreSQL itself says of a table: columns, conditions, uniqueness and references, in its own notation. */
export interface Description {
  columns: Record<string, { type: string; nullable: boolean; preset: string | null }>;
  checks: string[];
  unique: string[];
  references: string[];
}

/** The tables of a schema of the database, knex's own left out. */
export async function listTables(db: Knex, space: string): Promise<string[]> {
  const { rows } = await db.raw(
    `select relname from pg_class where relnamespace = ?::regnamespace and relkind = 'r' and relname not like 'knex%' order by 1`,
    [space],
  );
  return rows.map(({ relname }: { relname: string }) => relname);
}

export async function describeTable(db: Knex, space: string, table: string): Promise<Description> {
  const name = `${space}.${table}`;
  const columns = await db.raw(
    `select attname, format_type(atttypid, atttypmod) as type, not attnotnull as nullable,
        case when attgenerated = '' then pg_get_expr(adbin, adrelid) end as preset
      from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
      where attrelid = ?::regclass and attnum > 0 and not attisdropped`,
    [name],
  );
  const constraints = await db.raw(
    `select conname, contype, pg_get_constraintdef(oid) as rule, cardinality(conkey) as width
      from pg_constraint where conrelid = ?::regclass order by rule`,
    [name],
  );
  const rules = (kind: string) =>
    constraints.rows
      .filter(({ contype }: { contype: string }) => contype === kind)
      .map(({ rule }: { rule: string }) =>
        rule
          .replace(/ ON DELETE (SET )?\w+| DEFERRABLE/, '')
          .replaceAll(`${space}.`, '')
          .replaceAll('public.', ''),
      );
  return {
    columns: Object.fromEntries(
      columns.rows.map(
        ({ attname, ...column }: { attname: string; type: string; nullable: boolean; preset: string }) => [
          attname,
          column,
        ],
      ),
    ),
    checks: rules('c'),
    unique: rules('u'),
    references: rules('f'),
  };
}
