import { collect, defineFormat } from '#api/question_banks/define.ts';
import { inItems } from '#api/question_banks/in_items.ts';
import type { Piece } from '#api/question_banks/item.ts';
import { type Node, walkXml } from '#api/question_banks/markup/xml.ts';
import { headOf, textIn } from '#api/question_banks/reading/decode.ts';
import { holds, isZip } from '#api/question_banks/reading/zip.ts';
import { itemOf } from './qti/items.ts';
import { itemOf12 } from './qti/items_12.ts';
import { asQti2 } from './qti/markup.ts';
import { readPackage } from './qti/package.ts';
import type { Passages } from './qti/passages.ts';
import { writeQti } from './qti/write.ts';

/** IMS QTI 1.2, 2.1, 2.2 and 3.0: an item, several, or a package of them. */
export default defineFormat({
  extensions: ['zip', 'xml'],
  media_type: 'application/zip',
  carries: false,
  recognises: (bytes) =>
    isZip(bytes)
      ? holds(bytes, '.xml')
      : /<(?:\w+:)?(?:questestinterop|assessmentItem|assessmentTest|qti-assessment-)/.test(headOf(bytes)),
  read(bytes) {
    const collection = collect();
    if (isZip(bytes)) readPackage(bytes, collection, readFile);
    else readFile(bytes, collection.add, () => undefined);
    return collection.reading;
  },
  write: inItems(writeQti),
});

function readFile(bytes: Buffer, add: (one: Piece | null) => void, passages: Passages): void {
  walkXml(textIn(bytes), {
    wanted: ['item', 'assessmentItem', 'qti-assessment-item', 'sourcebank_ref'],
    visit: (node, cut) => add(cut ? { line: node.line, name: '', reason: 'not_closed' } : read(node, passages)),
  });
}

/** A manifest has items of its own, which are no questions. */
function read(node: Node, passages: Passages): Piece | null {
  if (node.name === 'sourcebank_ref') return { line: node.line, name: '', reason: 'bank_missing' };
  if (node.name !== 'item') return itemOf(asQti2(node), passages);
  return node.attributes.ident === undefined ? null : itemOf12(node);
}
