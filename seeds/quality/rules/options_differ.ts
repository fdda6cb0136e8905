import { listsOf } from '../content/options.ts';
import { collectionsOf, placeOfQuestion } from '../content/read.ts';
import { defineRule } from '../define.ts';

const plain = (text: string) =>
  text
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** No two options of a list say the same. */
export default defineRule({
  level: (level) =>
    collectionsOf(level)
      .flatMap(({ asked }) => asked)
      .flatMap(({ body, source }) =>
        listsOf(body).flatMap((options) => {
          const texts = options.map(({ text }) => plain(String(text ?? ''))).filter(Boolean);
          const twice = texts.filter((text, at) => texts.indexOf(text) < at);
          return twice.map((text) => ({
            ...placeOfQuestion(source, 'body'),
            says: `"${text}" is offered twice: change one`,
          }));
        }),
      ),
});
