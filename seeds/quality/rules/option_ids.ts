import type { Asked } from '../content/model.ts';
import { listsOf } from '../content/options.ts';
import { askedIn, formsOf, placeOfQuestion } from '../content/read.ts';
import { defineRule, type Fault } from '../define.ts';

/** No id stands twice among the options of a form: an answer that names one means one. */
export default defineRule({
  level: (level) =>
    [...formsOf(level).map(({ questions }) => askedIn(questions)), askedIn(level.bank)].flatMap(repeated),
});

function repeated(asked: Asked[]): Fault[] {
  const seen = new Set<string>();
  return asked.flatMap(({ body, source }) =>
    [...listsOf(body), body.left ?? [], body.items ?? []].flat().flatMap(({ id, text }) => {
      if (!seen.has(id)) {
        seen.add(id);
        return [];
      }
      return [
        { ...placeOfQuestion(source, 'body'), says: `the id ${id} of "${text}" is another option's: change one` },
      ];
    }),
  );
}
