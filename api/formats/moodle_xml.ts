import { headOf, textIn } from '#api/exchange/decode.ts';
import { defineFormat } from '#api/exchange/define.ts';
import type { Item, Problem } from '#api/exchange/item.ts';
import { walkXml } from '#api/exchange/xml.ts';
import { itemOf } from './moodle_xml/items.ts';
import { writeMoodleXml } from './moodle_xml/write.ts';

/** Moodle's fullest export. */
export default defineFormat({
  extensions: ['xml'],
  media_type: 'application/xml',
  carries: true,
  recognises: (bytes) => /<quiz\b|<question\s+type=/.test(headOf(bytes)),
  read(bytes) {
    const [items, problems]: [Item[], Problem[]] = [[], []];
    walkXml(textIn(bytes), {
      wanted: ['question'],
      visit(question, cut) {
        const one = cut ? { line: question.line, name: '', reason: 'not_closed' } : itemOf(question);
        if (one && 'task' in one) items.push(one);
        else if (one) problems.push(one);
      },
    });
    return { items, problems };
  },
  write: writeMoodleXml,
});
