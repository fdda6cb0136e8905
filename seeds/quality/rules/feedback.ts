import type { Text } from '#schemas/localize.ts';
import type { Asked, Option, OptionFeedback } from '../content/model.ts';
import { placeOf } from '../content/places.ts';
import { askedOf, placeOfQuestion } from '../content/read.ts';
import { defineRule, type Fault } from '../define.ts';

const byHand = ['essay', 'speaking'];
/** Words that teach nothing. */
const empty = /^\W*(incorrecto|correcto|incorrect|correct|wrong|right|mal|bien|no|yes|sí)\W*$/i;
const teaches = (text: Text | undefined) => [text?.es, text?.en].every((words) => words && !empty.test(words));

/** Each wrong option and each typical mistake has a sentence that teaches, and so has the result. */
export default defineRule({
  level: (level) =>
    askedOf(level)
      .filter(({ type }) => !byHand.includes(type))
      .flatMap((question) => [
        ...ofResult(question),
        ...ofOptions(question),
        ...ofGaps(question),
        ...ofRows(question),
        ...ofTyped(question),
      ]),
});

const inKey = ({ source }: Asked) => placeOfQuestion(source, 'key');

function ofResult(question: Asked): Fault[] {
  const { correct, incorrect } = question.key.feedback ?? {};
  if (correct?.es && correct.en && teaches(incorrect)) return [];
  return [{ ...inKey(question), says: 'no sentence for a right and for a wrong result: write key.feedback' }];
}

const untaught = (options: Option[] = [], right: string[], said: OptionFeedback[] = []) =>
  options
    .filter(({ id }) => !right.includes(id) && !teaches(said.find(({ option }) => option === id)?.feedback))
    .map(({ text }) => `"${text}"`)
    .join(', ');

function ofOptions(question: Asked): Fault[] {
  const { type, body, key } = question;
  if (type !== 'choice_single' && type !== 'choice_multiple') return [];
  const missing = untaught(body.options, [key.correct ?? []].flat(), key.options);
  if (!missing) return [];
  return [{ ...inKey(question), says: `no feedback for the wrong ${missing}: say in key.options why each is wrong` }];
}

const ofGaps = ({ type, body, key }: Asked): Fault[] =>
  (key.gaps ?? []).flatMap((gap) => {
    const place = placeOf(gap);
    if (type === 'gap_bank' && !teaches(gap.feedback)) return [{ ...place, says: `no feedback for gap ${gap.id}` }];
    if (type !== 'gap_choice') return [];
    const options = body.gaps?.find(({ id }) => id === gap.id)?.options;
    const missing = untaught(options, [gap.correct ?? ''], gap.options);
    if (!missing) return [];
    return [{ ...place, says: `no feedback for the wrong ${missing} of gap ${gap.id}: say in its options why` }];
  });

const ofRows = ({ key }: Asked): Fault[] =>
  [...(key.left ?? []), ...(key.statements ?? [])]
    .filter(({ feedback }) => !teaches(feedback))
    .map((row) => ({ ...placeOf(row), says: 'no feedback for a line that is answered wrong' }));

function ofTyped(question: Asked): Fault[] {
  const { key } = question;
  const lists = [key.accept ?? [], ...(key.gaps ?? []).map((gap) => gap.accept ?? [])];
  return lists
    .filter(({ length }) => length > 0)
    .flatMap((accept) => {
      const wrong = accept.filter(({ weight = 1 }) => weight < 1);
      const silent = wrong.filter(({ feedback }) => !teaches(feedback)).map(({ text }) => `"${text}"`);
      return [
        ...(wrong.length === 0
          ? [{ ...inKey(question), says: 'no typical mistake is expected: list some with feedback' }]
          : []),
        ...(silent.length > 0
          ? [{ ...inKey(question), says: `no feedback for the mistakes ${silent.join(', ')}` }]
          : []),
      ];
    });
}
