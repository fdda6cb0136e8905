import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { checkQuestions } from '#api/assessment/check.ts';
import { fields, widgets } from '#api/assessment/define.ts';
import { group, groupType } from '#api/assessment/group.ts';
import { questionTypes } from '#api/assessment/registry.ts';
import type { Schema } from '#schemas/dialect.ts';
import { type Locale, locales } from '#schemas/localize.ts';
import { word } from '#schemas/words/words.ts';
import en from '../../schemas/locales/en/questions.json' with { type: 'json' };
import es from '../../schemas/locales/es/questions.json' with { type: 'json' };

const words = { es, en };
const ajv = new Ajv2020({ strict: true });

/** The members that an editor shows, at any depth. */
const membersOf = (schema: Schema): string[] => [
  ...Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => [name, ...membersOf(inner)]),
  ...(schema.items ? membersOf(schema.items) : []),
];

/** A person looks at what is answered in them; what was left blank needs nobody. */
const byHand = ['essay', 'speaking'];

describe.each([...questionTypes])('the question type %s', (name, type) => {
  const { question, twin, right, wrong, partial } = type.example;
  const score = (answer: unknown) => type.grade(question, answer).score;

  test('scores its examples: right 1, wrong 0, partial in between where there is a partly right answer', () => {
    expect(score(right)).toBe(byHand.includes(name) ? null : 1);
    expect(score(wrong)).toBe(0);
    if (partial === null) return;
    expect(score(partial)).toBeGreaterThan(0);
    expect(score(partial)).toBeLessThan(1);
  });

  test('its solution earns all, nothing earns nothing', () => {
    const all = byHand.includes(name) ? null : 1;
    expect(score(type.solution(question))).toBe(all);
    expect(type.grade(twin, type.solution(twin)).score).toBe(all);
    expect(score(undefined)).toBe(0);
  });

  test.each(locales)('question and twin compile to the same bytes in %s', (locale) => {
    expect(twin.key).not.toEqual(question.key);
    expect(JSON.stringify(type.compile(twin.body, locale))).toBe(JSON.stringify(type.compile(question.body, locale)));
  });

  test.each(locales)('what it compiles to in %s takes its answers and refuses others', (locale) => {
    const { schema } = type.compile(question.body, locale);
    const validate = ajv.compile(schema);
    for (const answer of [right, wrong, partial ?? right, type.solution(question)]) expect(validate(answer)).toBe(true);
    for (const answer of [7, null, { evil: 1 }]) expect(validate(answer)).toBe(false);
    expect(schema.title).toBe(question.body.prompt[locale]);
  });

  test.each(locales)('what it compiles to in %s asks nothing of the form that its page leaves out', (locale) => {
    const keywords = [...JSON.stringify(type.compile(question.body, locale).schema).matchAll(/"([$\w]+)":/g)];
    expect(keywords.map(([, keyword]) => keyword)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(\$ref|allOf|format)$/)]),
    );
  });

  test('uses registered controls alone', () => {
    const { uiSchema } = type.compile(question.body, 'es');
    const [widget, field] = [uiSchema['ui:widget'], uiSchema['ui:field']];
    expect([widget, field].filter(Boolean)).toHaveLength(1);
    expect([...widgets, ...fields]).toContain(widget ?? field);
  });

  test('finds nothing wrong with its examples, and something with its starter', () => {
    expect(
      checkQuestions(
        questionTypes,
        [question, twin].map((one) => ({ ...one, type: name })),
      ),
    ).toEqual([]);
    expect(checkQuestions(questionTypes, [{ ...type.starter, type: name }])).not.toEqual([]);
  });

  test('tells its answers in words', () => {
    for (const locale of locales) {
      expect(type.summarize(question, right, locale)).not.toBe('');
      expect(type.summarize(question, right, locale)).not.toBe(type.summarize(question, wrong, locale));
    }
  });

  test.each(locales)('has words for itself and its members in %s', (locale: Locale) => {
    const keys = [`questions.types.${name}`, ...membersOf(type.author).map((member) => `questions.fields.${member}`)];
    for (const key of keys) expect(word(words[locale], key), key).toBeTruthy();
  });
});

test('there are words for no member that no type has', () => {
  const used = new Set([groupType, ...questionTypes.values()].flatMap(({ author }) => membersOf(author)));
  for (const locale of locales) {
    expect(Object.keys(words[locale].questions.types).sort()).toEqual([...questionTypes.keys(), group].sort());
    expect(Object.keys(words[locale].questions.fields).sort()).toEqual([...used].sort());
  }
});
