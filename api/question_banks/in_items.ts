import path from 'node:path';
import { text } from '#schemas/localize.ts';
import type { Loss, Outgoing, WrittenFile } from './define.ts';
import type { Attachment, Item } from './item.ts';
import { largestAttachments } from './limits.ts';
import { itemFor, type QuestionRow } from './to_item.ts';

/** The writer of a format that is based on items: questions without an item, and what an item cannot hold, are lost. */
export const inItems =
  (write: (items: Item[]) => WrittenFile) =>
  ({ questions, files }: Outgoing): WrittenFile => {
    const besideOf = withinSize(files);
    const items = questions.map((question) => itemFor(question, besideOf(question)));
    const there = items.flatMap((item, at) => (item ? [{ item, at }] : []));
    const written = write(there.map(({ item }) => item));
    const unknown: Loss[] = items.flatMap((item, at) => (item ? [] : [{ item: at, reason: 'type' }]));
    return {
      ...written,
      lost: [...unknown, ...written.lost.map((loss) => ({ ...loss, item: there[loss.item]?.at as number }))],
    };
  };

/** The files of a question, if all of them are there; each question has its own copy of the bytes. */
function withinSize(files: Outgoing['files']) {
  let size = 0;
  return ({ body }: QuestionRow): Attachment[] | undefined => {
    const media: { resource: number; alt: object }[] = body.media ?? [];
    const own = media.flatMap(({ resource, alt }) => {
      const file = files.get(resource);
      return file ? [{ ...file, name: `file-${resource}${path.extname(file.name)}`, alt: text(alt, 'en') }] : [];
    });
    const sum = own.reduce((total, { bytes }) => total + bytes.length, 0);
    if (own.length === 0 || own.length < media.length || size + sum > largestAttachments) return undefined;
    size += sum;
    return own;
  };
}
