import type { Context, RowOf } from '../../../engine/define.ts';
import type { FieldError } from '../../../engine/errors.ts';
import { type Body, key, valuesOf } from './fields.ts';

/** The columns of which each value means one student alone. */
const fields = ['student_id', 'swan_id', 'username'] as const;

/** Which lines of a table stand for a student or a user name already. */
export interface Lines {
  /** Whether an earlier row is about the same student, or wants the same user name. */
  twice(body: Body, line: number): Record<string, FieldError> | null;
  /** A row comes in: it stands for what it names. One that is refused stands for nothing. */
  take(body: Body, line: number): void;
}

/** The lines of the rows that are judged elsewhere and not refused; those of the given rows are taken one by one. */
export async function linesOf(
  bodies: Body[],
  rows: RowOf<'student_import_rows'>[],
  { columns, id }: RowOf<'student_imports'>,
  { trx }: Context,
): Promise<Lines> {
  const takenValues = Object.fromEntries(fields.map((field) => [field, new Map<string, number>()]));
  for (const field of fields) {
    const at = columns.indexOf(field);
    if (at < 0) continue;
    const found = await trx.raw<{ rows: { value: string; line: number }[] }>(
      `select lower(cells ->> ?::int) as value, min(line) as line from student_import_rows
        where student_import_id = ? and kind <> 'bad' and id <> all(?) and lower(cells ->> ?::int) = any(?) group by 1`,
      [at, id, rows.map((row) => row.id), at, valuesOf(bodies, field).map(key)],
    );
    for (const { value, line } of found.rows) takenValues[field]?.set(value, line);
  }
  return {
    twice(body, line) {
      const found = fields.flatMap((field) => {
        const isAsked = body[field] !== undefined && (field !== 'swan_id' || body.student_id === undefined);
        const first = isAsked ? takenValues[field]?.get(key(body[field])) : undefined;
        return first !== undefined && first < line
          ? [[field, { keyword: 'twice', params: { line: first } }] as const]
          : [];
      });
      return found.length > 0 ? Object.fromEntries(found) : null;
    },
    take(body, line) {
      for (const field of fields) {
        const lines = takenValues[field];
        const value = key(body[field]);
        if (lines && body[field] !== undefined) lines.set(value, Math.min(line, lines.get(value) ?? line));
      }
    },
  };
}
