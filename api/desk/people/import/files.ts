import { stringify } from 'csv-stringify/sync';
import type { Context, RowOf } from '../../../engine/define.ts';
import { asText } from '../../../engine/words/formula.ts';
import { say } from '../../../engine/words/words.ts';
import { importable, studentsOf } from './fields.ts';
import { type Reasons, reasonsOf } from './read.ts';

const table = (rows: string[][]): string =>
  stringify(
    rows.map((row) => row.map(asText)),
    { bom: true, quoted_match: /[\r\n;\t]/ },
  );

const labelOf = (field: string, { caller }: Context) => say(caller.locale, `resources.students.fields.${field}`);

/** The rows that stayed out, as they came, with the reasons beside them: to mend and send again. */
export async function badRows({ id, header }: RowOf<'student_imports'>, ctx: Context): Promise<string> {
  const rows = await ctx.trx('student_import_rows').where({ student_import_id: id, kind: 'bad' }).orderBy('id');
  const reasonOf = ({ reasons }: RowOf<'student_import_rows'>) =>
    reasonsOf(reasons as Reasons, ctx)
      .map(({ field, message }) => (field ? `${labelOf(field, ctx)}: ${message}` : message))
      .join(' · ');
  const head = [...header, say(ctx.caller.locale, 'people.reasons')];
  return table([head, ...rows.map((row) => [...row.cells, reasonOf(row)])]);
}

/** An empty table whose columns are those that can be read, in the reader's language. */
export const template = (ctx: Context): string =>
  table([importable(studentsOf(ctx), ctx).map(([field]) => labelOf(field, ctx))]);
