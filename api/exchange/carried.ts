import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Context, Row } from '#api/engine/define.ts';
import { text } from '#schemas/localize.ts';
import { storageOf } from '../files/storage.ts';
import type { Carried } from './item.ts';
import type { Held } from './to_item.ts';

/** What can come in again: a file of questions has 20 MB, and a third more than its bytes takes what it carries. */
const most = 14 * 1024 * 1024;

/** The pictures and recordings beside questions, by the ids of the questions whose all fit. */
export async function carriedBy(
  questions: (Held & { id: number })[],
  { trx, engine }: Context,
): Promise<Map<number, Carried[]>> {
  const shown = questions.flatMap(({ body }) => (body.media ?? []).map(({ resource }: Row) => resource as number));
  const rows: Row[] = await trx('resources')
    .whereRaw('id = any(?)', [[...new Set(shown)]])
    .whereIn('kind', ['image', 'audio']);
  const files = new Map(rows.map((row) => [row.id as number, row]));
  const carried = new Map<number, Carried[]>();
  let size = 0;
  for (const { id, body } of questions) {
    const media: Row[] = body.media ?? [];
    const own = media.flatMap(({ resource }) => files.get(resource) ?? []);
    const sum = own.reduce((total, row) => total + Number(row.size), 0);
    if (own.length === 0 || own.length < media.length || size + sum > most) continue;
    size += sum;
    const read = own.map(async ({ id, kind, size, storage_key }, at): Promise<Carried> => {
      const bytes = await storageOf(engine).read(storage_key, { start: 0, end: Number(size) - 1 });
      const name = `file-${id}${path.extname(storage_key)}`;
      return { name, kind, alt: text(media[at]?.alt, 'en'), bytes: await buffer(bytes) };
    });
    carried.set(id, await Promise.all(read));
  }
  return carried;
}
