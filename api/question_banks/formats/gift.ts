import { collect, defineFormat } from '#api/question_banks/define.ts';
import { inItems } from '#api/question_banks/in_items.ts';
import { headOf, textIn } from '#api/question_banks/reading/decode.ts';
import { itemOf } from './gift/items.ts';
import { parseGift } from './gift/parse.ts';
import { writeGift } from './gift/write.ts';

/** Moodle's text format, as teachers write it by hand. */
export default defineFormat({
  extensions: ['gift', 'txt'],
  media_type: 'text/plain',
  carries: false,
  recognises(bytes) {
    const head = headOf(bytes).trimStart();
    const open = head.indexOf('{');
    return !head.startsWith('<') && (head.includes('::') || (open >= 0 && head.includes('}', open)));
  },
  read(bytes) {
    const { reading, add, part } = collect();
    for (const piece of parseGift(textIn(bytes).replace(/^\uFEFF/, ''))) {
      if ('question' in piece) add(itemOf(piece.question));
      else if ('broken' in piece) add({ ...piece.broken, reason: 'gift_braces' });
      else part();
    }
    return reading;
  },
  write: inItems(writeGift),
});
