import { questionTypes } from '#api/assessment/registry.ts';
import { answersOf } from '#schemas/questions/answer_pattern.ts';
import type { Asked } from '../content/model.ts';
import { askedIn, askedOf, placeOfQuestion } from '../content/read.ts';
import { sameAs, spoiled } from '../content/variants.ts';
import { defineRule, type Fault } from '../define.ts';

/** A typed key takes its answers however they are typed, and not with a word too few, too many or another one. */
export default defineRule({
  level: (level) => [...askedOf(level), ...askedIn(level.bank)].flatMap(faultsOf),
});

function faultsOf(question: Asked): Fault[] {
  const { type, body, key, source } = question;
  if (type !== 'text_short' && type !== 'gap_typed') return [];
  const place = placeOfQuestion(source, 'key');
  const kind = questionTypes.get(type);
  const blanks =
    type === 'text_short'
      ? [{ id: null, accept: key.accept ?? [] }]
      : (key.gaps ?? []).map(({ id, accept = [] }) => ({ id, accept }));
  return blanks.flatMap(({ id, accept }) => {
    const full = accept.find(({ weight = 1 }) => weight === 1);
    const answer = full ? answersOf(String(full.text))[0] : undefined;
    if (!answer) return [{ ...place, says: 'no answer earns all' }];
    const others = id === null ? {} : (kind?.solution({ body, key } as never) as object);
    const scoreOf = (typed: string) =>
      kind?.grade({ body, key } as never, id === null ? typed : { ...others, [id]: typed }).score ?? 0;
    const strict = key.misspelling === 0;
    return [
      ...sameAs(answer, strict)
        .filter((typed) => scoreOf(typed) < 0.79)
        .map((typed) => ({
          ...place,
          says: `"${typed}" earns ${scoreOf(typed)}, and says the same as "${answer}": accept it`,
        })),
      ...spoiled(answer)
        .filter((typed) => scoreOf(typed) === 1 && !isListed(typed, accept))
        .map((typed) => ({
          ...place,
          says: `"${typed}" earns all like "${answer}": list it as a mistake, or as right`,
        })),
    ];
  });
}

/** Optional parts of a pattern may be missing: the author said so. */
const isListed = (typed: string, accept: { text: string; weight?: number }[]) =>
  accept.some(
    ({ text, weight = 1 }) => weight === 1 && answersOf(String(text)).some((one) => plain(one) === plain(typed)),
  );

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
