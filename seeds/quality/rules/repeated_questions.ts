import type { Asked, Content } from '../content/model.ts';
import { askedIn, askedOf, placeOfQuestion } from '../content/read.ts';
import { isSame, signatureOf, similarity, trigramsOf } from '../content/similar.ts';
import { defineRule, type Fault } from '../define.ts';

/** Nothing is asked twice in exercises, exams and the placement bank, nor almost. */
export default defineRule({
  whole: (content) => {
    const asked = allOf(content).flatMap((question) => {
      const words = signatureOf(question);
      return words ? [{ question, words, grams: trigramsOf(words) }] : [];
    });
    const faults: Fault[] = [];
    for (const [at, one] of asked.entries())
      for (const other of asked.slice(0, at)) {
        if (!isSame(one.grams, other.grams)) continue;
        const there = placeOfQuestion(other.question.source);
        const share = similarity(one.grams, other.grams).toFixed(2);
        faults.push({
          ...placeOfQuestion(one.question.source),
          says: `"${one.words.slice(0, 60)}" is ${share} like ${there.file}:${there.line}: ask something else`,
        });
      }
    return faults;
  },
});

const allOf = ({ levels }: Content): Asked[] => levels.flatMap((level) => [...askedOf(level), ...askedIn(level.bank)]);
