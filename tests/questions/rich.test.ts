import { expect, test } from 'vitest';
import { checkQuestions } from '#api/assessment/check.ts';
import { compileForm, type StoredQuestion } from '#api/assessment/compile.ts';
import { type FormVersion, gradeForm } from '#api/assessment/grade.ts';
import { questionTypes } from '#api/assessment/registry.ts';

const question = (more: Partial<StoredQuestion> = {}): StoredQuestion => ({
  id: 1,
  type: 'choice_single',
  body: {
    prompt: {
      es: '<p>Elige lo <strong>correcto</strong>:</p><ul><li>uno</li><li>dos</li></ul>',
      en: 'Choose &amp; go',
    },
    hints: [{ en: 'plain &lt;hint&gt;' }, { en: 'a <em>rich</em> one' }],
    options: [
      { id: 'a1', text: 'She <strong>goes</strong>' },
      { id: 'b2', text: 'x &lt; y' },
    ],
  },
  key: {
    correct: 'a1',
    feedback: { incorrect: { es: 'Mira la <em>-s</em>.', en: 'No.' } },
    options: [{ option: 'b2', feedback: { en: 'a &lt; b' } }],
  },
  points: 1,
  ...more,
});

const compiled = (questions: StoredQuestion[], locale: 'es' | 'en') =>
  compileForm(questionTypes, questions, locale, new Map());
const version = (key: StoredQuestion[]): FormVersion => ({
  content: { es: compiled(key, 'es'), en: compiled(key, 'en') },
  key,
  rules: {
    pass_percentage: 60,
    shuffle: false,
    reveal: 'after_submitting',
    attempts_allowed: null,
    time_limit_minutes: null,
    title: 'x',
    english_title: null,
  },
});

test('labels are words; what is more stands beside them', () => {
  const { schema, uiSchema } = compiled([question()], 'es');
  expect(schema.properties.q1).toEqual({
    title: 'Elige lo correcto:\nuno\ndos',
    type: 'string',
    oneOf: [
      { const: 'a1', title: 'She goes' },
      { const: 'b2', title: 'x < y' },
    ],
  });
  expect(uiSchema.q1).toMatchObject({
    'ui:options': {
      hints: ['plain <hint>', 'a rich one'],
      rich: {
        prompt: 'Elige lo <strong>correcto</strong>:',
        more: '<ul><li>uno</li><li>dos</li></ul>',
        hints: ['plain &lt;hint&gt;', 'a <em>rich</em> one'],
        options: { a1: 'She <strong>goes</strong>' },
      },
    },
  });
  expect(JSON.stringify(compiled([question()], 'en').uiSchema.q1)).not.toContain('"prompt"');
});

test('a form of words alone says nothing of HTML', () => {
  const body = { prompt: { en: 'Tom &amp; Ana' }, options: question().body.options.slice(1) };
  const { schema, uiSchema } = compiled([question({ body })], 'en');
  expect(schema.properties.q1?.title).toBe('Tom & Ana');
  expect(uiSchema.q1).toEqual({ 'ui:widget': 'choice', 'ui:options': {} });
});

test('a review is told in words, with the HTML of its author beside them', () => {
  const { graded } = gradeForm(questionTypes, version([question()]), { q1: 'b2' }, 1);
  expect(graded[0]).toMatchObject({
    prompt: { es: 'Elige lo correcto:\nuno\ndos', en: 'Choose & go' },
    answer: { en: 'x < y' },
    solution: { en: 'She goes' },
    feedback: [{ en: 'a < b' }, { es: 'Mira la -s.', en: 'No.' }],
    rich: {
      prompt: { es: 'Elige lo <strong>correcto</strong>:' },
      feedback: [null, { es: 'Mira la <em>-s</em>.', en: 'No.' }],
    },
  });
});

test('what a student writes is never HTML', () => {
  const typed = question({
    type: 'text_short',
    body: { prompt: { en: 'What?' } },
    key: { accept: [{ text: 'absolutely<b>', feedback: { en: '<strong>Yes</strong>' } }], misspelling: 0.5 },
  });
  const { graded } = gradeForm(questionTypes, version([typed]), { q1: 'absolutly<b>' }, 1);
  expect(graded[0]?.feedback[0]?.en).toContain('absolutly<b>');
  expect(graded[0]?.rich).toBeUndefined();
});

test('what was written past the API is cleaned before it is published', () => {
  const body = {
    ...question().body,
    prompt: { en: '<strong onclick="x()">a</strong><script>x()</script><img src=x onerror=x()>' },
  };
  expect(JSON.stringify(compiled([question({ body })], 'en'))).not.toMatch(/onclick|onerror=x\(\)>|<script/);
});

test('options are told apart by their words', () => {
  const options = ['goes', '<strong>goes</strong>'].map((text, at) => ({ id: ['a1', 'b2'][at], text }));
  const found = checkQuestions(questionTypes, [question({ body: { ...question().body, options } })]);
  expect(found.map(({ rule }) => rule)).toEqual(['same_options']);
});
