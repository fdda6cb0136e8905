import { answerers } from '../../../answerers.ts';
import { audit } from '../../../engine/audit.ts';
import type { Context, Entity } from '../../../engine/define.ts';
import { Problem } from '../../../engine/errors.ts';
import { requireRow } from '../../../engine/require_row.ts';
import { proposeColumns } from './columns.ts';
import type { Outcome, Table } from './table.ts';

const ask = answerers(new URL('./reader.ts', import.meta.url), { places: 1, milliseconds: 20_000, megabytes: 256 });

/**
 * Reads a file as a table of students, in a process of its own.
 * @throws Problem 422 for what is no table, or takes too long
 */
export async function readApart(file: string, signal: AbortSignal): Promise<Table> {
  const answer = await ask<Outcome>({ file }, signal);
  if (!answer) throw new Problem(422, 'file_too_slow');
  if ('unreadable' in answer) {
    const { reason, params } = answer.unreadable;
    throw new Problem(422, `table_${reason}`, { params });
  }
  return answer.table;
}

const atOnce = 1000;

interface TableSource {
  file_name: string;
  checksum: string;
  /** Where the school is to be reached, for the links of letters. */
  origin: string;
}

/** Stores a table as an import that waits to be checked. Nothing of it is a student yet. */
export async function saveImport(
  { header, rows, monthFirst }: Table,
  file: TableSource,
  ctx: Context,
): Promise<{ id: number }> {
  const { trx, caller } = ctx;
  const columns = await proposeColumns(header, ctx);
  const [made] = await trx('student_imports')
    .insert({
      ...file,
      header: JSON.stringify(header),
      columns: JSON.stringify(columns),
      month_first: monthFirst,
      total: rows.length,
      user_id: caller.id,
      actor_id: caller.actor_id,
    })
    .returning('*');
  const { id } = requireRow(made);
  for (let from = 0; from < rows.length; from += atOnce)
    await trx.raw(
      `insert into student_import_rows (student_import_id, line, cells)
        select ?, line, cells from jsonb_to_recordset(?::jsonb) r(line int, cells jsonb)`,
      [id, JSON.stringify(rows.slice(from, from + atOnce))],
    );
  const entity = ctx.engine.entities.get('student_imports') as Entity;
  await audit(
    [{ action: 'create', entity, record_id: id, details: { file_name: file.file_name, rows: rows.length } }],
    ctx,
  );
  return { id };
}
