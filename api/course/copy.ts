import { locales } from '#schemas/localize.ts';
import type { Copied } from '#schemas/types/fragments/copied.ts';
import { audit } from '../engine/audit.ts';
import type { ActionHooks, Context, RowOf } from '../engine/define.ts';
import type { Entity } from '../engine/registry.ts';
import { say } from '../engine/words/words.ts';
import { copyWhole } from './copies.ts';

/** As many letters as a name may have. */
const longest = 120;

/** Levels, lessons and topics of classes are copied. */
type NamedLesson = Pick<RowOf<'lessons'>, 'id' | 'name' | 'english_name'>;

/**
 * The action `copy`: the record again with all that it holds, everything a draft.
 * @param place where the copy stands among the others
 */
export const copies = <Stored extends NamedLesson>(
  name: 'levels' | 'lessons' | 'class_lessons',
  place: (row: Stored, ctx: Context) => Promise<{ order?: number }>,
): ActionHooks<object, Stored, object, Copied> => ({
  async apply(row, _plan, ctx) {
    const copy = await copyWhole(name, row.id, { ...namesOf(row), ...(await place(row, ctx)) }, ctx);
    const entity = ctx.engine.entities.get(name) as Entity;
    await audit([{ action: 'copy', entity, record_id: copy.id, after: copy, details: { copy_of: row.id } }], ctx);
    return { id: copy.id };
  },
});

/** Each name says in its language that it is a copy's. */
function namesOf({ name, english_name }: NamedLesson) {
  const [es, en] = locales.map((locale) =>
    say(locale, 'copies.name', { name: locale === 'es' ? name : (english_name ?? '') }),
  );
  return { name: es?.slice(0, longest), english_name: english_name ? en?.slice(0, longest) : null };
}

/** The place after the last of the same level. */
export const last =
  (table: 'lessons' | 'class_lessons') =>
  async ({ level_id }: NamedLesson & { level_id: number }, { trx }: Context) => {
    const found = await trx(table).where({ level_id }).max({ order: 'order' }).first();
    return { order: Math.min(Number(found?.order ?? 0) + 1, 1000) };
  };

/** The first place of the course that no level has. */
export async function freeOrder({ trx }: Context): Promise<number | undefined> {
  const { rows } = await trx.raw(
    `select free from generate_series(0, 13) free
      where not exists (select from levels where levels."order" = free) order by free limit 1`,
  );
  return rows[0]?.free;
}
