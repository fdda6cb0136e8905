import { headOf, textIn } from '#api/exchange/decode.ts';
import { defineFormat } from '#api/exchange/define.ts';
import type { Item, Problem } from '#api/exchange/item.ts';
import { itemOf } from './gift/items.ts';
import { parseGift } from './gift/parse.ts';
import { writeGift } from './gift/write.ts';

/** Moodle's text format, as teachers write it by hand. */
export default defineFormat({
  extensions: ['gift', 'txt'],
  media_type: 'text/plain',
  carries: false,
  recognises: (bytes) => !/^\s*</.test(headOf(bytes)) && /\{[\s\S]*\}|::/.test(headOf(bytes)),
  read(bytes) {
    const { questions, broken } = parseGift(textIn(bytes).replace(/^\uFEFF/, ''));
    const read = questions.map(itemOf);
    return {
      items: read.filter(isItem),
      problems: [...read.filter(isProblem), ...broken.map((place) => ({ ...place, reason: 'gift_braces' }))],
    };
  },
  write: writeGift,
});

const isItem = (one: Item | Problem): one is Item => 'task' in one;
const isProblem = (one: Item | Problem): one is Problem => 'reason' in one;
