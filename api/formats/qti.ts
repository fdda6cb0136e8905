import { headOf, textIn } from '#api/exchange/decode.ts';
import { defineFormat, type Reading } from '#api/exchange/define.ts';
import type { Item, Problem } from '#api/exchange/item.ts';
import { type Node, walkXml } from '#api/exchange/xml.ts';
import { isZip, unzip } from '#api/exchange/zip.ts';
import { itemOf } from './qti/items.ts';
import { itemOf12 } from './qti/items_12.ts';
import { asQti2 } from './qti/markup.ts';
import { writeQti } from './qti/write.ts';

/** IMS QTI 1.2, 2.1, 2.2 and 3.0: an item, several, or a package of them. */
export default defineFormat({
  extensions: ['zip', 'xml'],
  media_type: 'application/zip',
  carries: false,
  recognises: (bytes) =>
    isZip(bytes) || /<(?:\w+:)?(?:questestinterop|assessmentItem|assessmentTest|qti-assessment-)/.test(headOf(bytes)),
  read(bytes) {
    if (!isZip(bytes)) return readFile(bytes);
    const reading: Reading = { items: [], problems: [] };
    for (const { name, bytes: file } of unzip(bytes, '.xml')) {
      const { items, problems } = readFile(file);
      const named = <T extends { name: string }>(one: T) => ({
        ...one,
        name: [name, one.name].filter(Boolean).join(': '),
      });
      reading.items.push(...items.map(named));
      reading.problems.push(...problems.map(named));
    }
    return reading;
  },
  write: writeQti,
});

function readFile(bytes: Buffer): Reading {
  const [items, problems]: [Item[], Problem[]] = [[], []];
  walkXml(textIn(bytes), {
    wanted: ['item', 'assessmentItem', 'qti-assessment-item', 'sourcebank_ref'],
    visit(node, cut) {
      const one = cut ? { line: node.line, name: '', reason: 'not_closed' } : read(node);
      if (one && 'task' in one) items.push(one);
      else if (one) problems.push(one);
    },
  });
  return { items, problems };
}

/** A manifest has items of its own, which are no questions. */
function read(node: Node): Item | Problem | null {
  if (node.name === 'sourcebank_ref') return { line: node.line, name: '', reason: 'bank_missing' };
  if (node.name !== 'item') return itemOf(asQti2(node));
  return node.attributes.ident === undefined ? null : itemOf12(node);
}
