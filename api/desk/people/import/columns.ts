import type { Context } from '../../../engine/define.ts';
import { importable, namesOf, plain, studentsOf } from './fields.ts';

const mostRemembered = 20;

/**
 * What each column of a table is taken for: as somebody has chosen for a column of this name before, else by its name in
 * either language. A field is taken from one column alone.
 * @returns for each column its field, or null
 */
export async function proposeColumns(header: string[], ctx: Context): Promise<(string | null)[]> {
  const fields = importable(studentsOf(ctx), ctx).map(([field]) => field);
  const earlierChoices = await chosenBefore(ctx);
  const byName = new Map(fields.toReversed().flatMap((field) => namesOf(field).map((name) => [name, field] as const)));
  const takenFields = new Set<string>();
  return header.map((name) => {
    const known = plain(name);
    const field = (earlierChoices.has(known) ? earlierChoices.get(known) : byName.get(known)) ?? null;
    if (field === null || takenFields.has(field) || !fields.includes(field)) return null;
    takenFields.add(field);
    return field;
  });
}

/** What columns of each name were taken for, the last time that a table had one. */
async function chosenBefore({ trx }: Context): Promise<Map<string, string | null>> {
  const imports = await trx('student_imports')
    .whereNot({ status: 'read' })
    .orderBy('id', 'desc')
    .limit(mostRemembered)
    .select('header', 'columns');
  return new Map(
    imports
      .toReversed()
      .flatMap(({ header, columns }) => header.map((name, at) => [plain(name), columns[at] ?? null] as const)),
  );
}
