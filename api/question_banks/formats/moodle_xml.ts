import { collect, defineFormat } from '#api/question_banks/define.ts';
import { inItems } from '#api/question_banks/in_items.ts';
import { walkXml } from '#api/question_banks/markup/xml.ts';
import { headOf, textIn } from '#api/question_banks/reading/decode.ts';
import { itemOf } from './moodle_xml/items.ts';
import { writeMoodleXml } from './moodle_xml/write.ts';

/** Moodle's fullest export. */
export default defineFormat({
  extensions: ['xml'],
  media_type: 'application/xml',
  carries: true,
  recognises: (bytes) => /<quiz\b|<question\s+type=/.test(headOf(bytes)),
  read(bytes) {
    const { reading, add, part } = collect();
    walkXml(textIn(bytes), {
      wanted: ['question'],
      visit(question, cut) {
        if (question.attributes.type === 'category') part();
        add(cut ? { line: question.line, name: '', reason: 'not_closed' } : itemOf(question));
      },
    });
    return reading;
  },
  write: inItems(writeMoodleXml),
});
