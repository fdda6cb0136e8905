import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkQuestions } from '#api/assessment/check.ts';
import { questionTypes } from '#api/assessment/registry.ts';
import { locales } from '#schemas/localize.ts';
import { drawn, near } from './draw.ts';

/** Puts a word that stands nowhere else into every text of a key. */
function planted(value: unknown, canary: string): unknown {
  if (typeof value === 'string') return canary;
  if (Array.isArray(value)) return value.map((one) => planted(one, canary));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, planted(inner, canary)]));
}

const frozen = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) frozen(inner);
  return Object.freeze(value);
};

describe.each([...questionTypes])('whatever the body and the key of a %s', (name, type) => {
  const bodies = drawn(type.author.properties?.body ?? {});
  const keys = drawn(type.author.properties?.key ?? {});

  test('no key leaks: what students see follows from the body alone', () => {
    fc.assert(
      fc.property(bodies, keys, keys, (body, key, other) => {
        const question = frozen({ body: structuredClone(body), key: planted(key, 'ZEBRA-77') });
        const twin = frozen({ body: structuredClone(body), key: other });
        for (const locale of locales) {
          const bytes = JSON.stringify(type.compile(question.body, locale));
          type.grade(question, type.solution(question));
          type.check(question);
          expect(JSON.stringify(type.compile(twin.body, locale))).toBe(bytes);
          expect(bytes).not.toContain('ZEBRA-77');
        }
      }),
    );
  });

  test('any JSON for an answer is graded from 0 to 1 and told in words', () => {
    fc.assert(
      fc.property(bodies, keys, fc.jsonValue(), (body, key, answer) => {
        const question = frozen({ body, key });
        for (const given of [answer, { 1: answer, constructor: answer }, [answer], undefined]) {
          const { score, feedback } = type.grade(question, given);
          if (score !== null) expect(score >= 0 && score <= 1).toBe(true);
          expect(Array.isArray(feedback)).toBe(true);
          for (const locale of locales) expect(typeof type.summarize(question, given, locale)).toBe('string');
        }
      }),
    );
  });

  test('a question in which nothing is wrong can be answered right', () => {
    const sound: unknown[] = [];
    fc.assert(
      fc.property(near(type.example.question), (drawn) => {
        const question = frozen({ type: name, ...(drawn as typeof type.example.question) });
        if (checkQuestions(questionTypes, [question]).length > 0) return;
        sound.push(question);
        // A person looks at what is written or said.
        const whole = ['essay', 'speaking'].includes(name) ? null : 1;
        expect(type.grade(question, type.solution(question)).score).toBe(whole);
      }),
      // Few of what is drawn are sound.
      { numRuns: 2000 },
    );
    expect(sound.length).toBeGreaterThan(10);
  });
});
