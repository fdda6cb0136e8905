import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { questionTypes } from '#api/assessment/registry.ts';
import type { Context, RowOf } from '#api/engine/define.ts';
import { storageOf } from '../files/storage.ts';
import type { Attachment } from './item.ts';
import { largestAttachments } from './limits.ts';
import { filesShownIn } from './shown_files.ts';
import type { QuestionRow } from './to_item.ts';

type Media = RowOf<'resources'> & Pick<Attachment, 'kind'>;

/** The pictures and recordings that questions show, by their ids, as many as go into one file. */
export async function attachmentsOf(
  questions: QuestionRow[],
  { trx, engine }: Context,
): Promise<Map<number, Attachment>> {
  const shown = new Set(questions.flatMap((question) => filesShownIn(questionTypes, question)));
  const rows = (await trx('resources')
    .whereRaw('id = any(?)', [[...shown]])
    .whereIn('kind', ['image', 'audio'])) as Media[];
  const byId = new Map(rows.map((row) => [row.id, row]));
  let size = 0;
  const fitting = [...shown].flatMap((id) => {
    const row = byId.get(id);
    if (!row || size + Number(row.size) > largestAttachments) return [];
    size += Number(row.size);
    return [row];
  });
  const read = fitting.map(async ({ id, kind, name, size, storage_key }): Promise<[number, Attachment]> => {
    const bytes = await storageOf(engine).read(storage_key, { start: 0, end: Number(size) - 1 });
    return [id, { name: `${name}${path.extname(storage_key)}`, kind, alt: '', bytes: await buffer(bytes) }];
  });
  return new Map(await Promise.all(read));
}
