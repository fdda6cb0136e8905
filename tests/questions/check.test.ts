import { describe, expect, test } from 'vitest';
import { checkQuestions, sentenceOf } from '#api/assessment/check.ts';
import { questionTypes } from '#api/assessment/registry.ts';

const prompt = { en: 'Do it.' };
const options = [
  { id: 'k3v9', text: 'live' },
  { id: 'x7qa', text: 'lives' },
];

/** What staff read about a list of questions. */
const complaints = (...questions: { type: string; body: object; key: object }[]) =>
  checkQuestions(questionTypes, questions).map((problem) => sentenceOf(problem, 'en'));

const choice = (body: object, key: object = { correct: 'k3v9' }) => ({
  type: 'choice_single',
  body: { prompt, options, ...body },
  key,
});
const typed = (body: object, key: object) => ({ type: 'gap_typed', body: { prompt, ...body }, key });
const gaps = (...ids: string[]) => ids.map((id) => ({ id }));
const keys = (...ids: string[]) => ids.map((id) => ({ id, accept: [{ text: 'goes' }] }));

describe('what hinders a question from being asked', () => {
  test('names the question and why', () => {
    expect(complaints(choice({}), choice({ prompt: { es: ' ' } }), choice({}, { correct: 'gone' }))).toEqual([
      'Question 2: it does not say what to do.',
      'Question 3: its key names “gone”, which is not one of its options.',
    ]);
    expect(
      checkQuestions(questionTypes, [choice({}, { correct: 'gone' })]).map((problem) => sentenceOf(problem, 'es')),
    ).toEqual(['Pregunta 1: su clave nombra «gone», que no es ninguna de sus opciones.']);
  });

  test.each([
    [choice({ options: [] }, { correct: '' }), ['few_options', 'no_correct']],
    [choice({ options: [...options, { id: 'm2fd', text: ' ' }] }), ['option_empty']],
    [choice({ options: [...options, { id: 'm2fd', text: 'live ' }] }), ['same_options']],
    [choice({ options: [...options, { id: 'k3v9', text: 'living' }] }), ['same_id']],
    [choice({}, { correct: 'x7qa', options: [{ option: 'zz', feedback: {} }] }), ['key_not_in_options']],
    [choice({ media: [{ resource: 1, alt: {} }] }), ['alt_missing']],
    [choice({ options: [{ ...options[0], medium: { resource: 1, alt: {} } }, options[1]] }), ['alt_missing']],
    [{ ...choice({}, { correct: [] }), type: 'choice_multiple' }, ['no_correct']],
    [{ ...choice({}, { correct: ['k3v9', 'zz'] }), type: 'choice_multiple' }, ['key_not_in_options']],
  ])('choices: %#', (question, rules) =>
    expect(checkQuestions(questionTypes, [question]).map(({ rule }) => rule)).toEqual(rules),
  );

  test.each([
    [typed({ text: 'She goes.', gaps: [] }, { gaps: [] }), ['no_gaps']],
    [typed({ text: '{{1}} {{ 2 }}', gaps: gaps('1') }, { gaps: keys('1') }), ['gap_malformed']],
    [typed({ text: '{{1}} {{1}}', gaps: gaps('1') }, { gaps: keys('1') }), ['gap_twice']],
    [typed({ text: '{{1}}', gaps: gaps('1', '1') }, { gaps: keys('1') }), ['gap_twice']],
    [typed({ text: '{{1}} {{2}}', gaps: gaps('1') }, { gaps: keys('1') }), ['gap_unknown']],
    [typed({ text: '{{1}}', gaps: gaps('1', '2') }, { gaps: keys('1', '2') }), ['gap_not_in_text']],
    [typed({ text: '{{1}} {{2}}', gaps: gaps('1', '2') }, { gaps: keys('1') }), ['gap_without_key']],
    [typed({ text: '{{1}}', gaps: gaps('1') }, { gaps: keys('1', '2') }), ['key_without_gap']],
    [typed({ text: '{{1}}', gaps: gaps('1') }, { gaps: [{ id: '1', accept: [] }] }), ['no_accepted']],
  ])('gaps: %#', (question, rules) =>
    expect(checkQuestions(questionTypes, [question]).map(({ rule }) => rule)).toEqual(rules),
  );

  const row = (id: string, text = id) => ({ id, text });
  const seen = { resource: 1, alt: { en: 'A bus' } };
  const statements = (list: object[], keys: object[], more: object = {}) => ({
    type: 'boolean',
    body: { prompt, statements: list, ...more },
    key: { statements: keys },
  });
  test.each([
    [statements([], []), ['no_rows']],
    [statements([row('a', ' ')], [{ id: 'a', correct: 'true' }]), ['row_empty']],
    [statements([row('a'), row('b', 'a')], [{ id: 'a', correct: 'true' }]), ['same_rows', 'row_without_key']],
    [statements([{ ...row('a', ''), medium: seen }], [{ id: 'a', correct: 'true' }]), []],
    [statements([{ ...row('a'), medium: { resource: 1 } }], [{ id: 'a', correct: 'true' }]), ['alt_missing']],
    [statements([row('a')], [{ id: 'a' }]), ['mark_missing']],
    [statements([row('a')], [{ id: 'a', correct: 'not_given' }]), ['mark_not_offered']],
    [statements([row('a')], [{ id: 'a', correct: 'not_given' }], { not_given: true }), []],
    [
      statements(
        [row('a')],
        ['a', 'b'].map((id) => ({ id, correct: 'true' })),
      ),
      ['key_without_row'],
    ],
    [
      { type: 'match', body: { prompt, left: [row('a')], right: options }, key: { left: [{ id: 'a' }] } },
      ['no_correct'],
    ],
    [
      {
        type: 'match',
        body: { prompt, left: [row('a')], right: options },
        key: { left: [{ id: 'a', correct: 'zz' }] },
      },
      ['key_not_in_options'],
    ],
    [{ type: 'order', body: { prompt, items: options }, key: { order: ['k3v9'] } }, ['order_incomplete']],
    [
      {
        type: 'gap_bank',
        body: { prompt, text: '{{1}} {{2}}', gaps: gaps('1', '2'), bank: options },
        key: { gaps: ['1', '2'].map((id) => ({ id, correct: 'k3v9' })) },
      },
      ['word_twice'],
    ],
    [
      {
        type: 'choice_image',
        body: { prompt, options: [{ id: 'a' }, { id: 'b', resource: 1 }] },
        key: { correct: 'c' },
      },
      ['picture_missing', 'alt_missing', 'alt_missing', 'key_not_in_options'],
    ],
  ])('statements, pairs, orders, banks and pictures: %#', (question, rules) =>
    expect(checkQuestions(questionTypes, [question]).map(({ rule }) => rule)).toEqual(rules),
  );

  test('names the gap', () => {
    const body = { text: '{{1}}', gaps: [{ id: '1', options }] };
    expect(
      complaints({ type: 'gap_choice', body: { prompt, ...body }, key: { gaps: [{ id: '1', correct: 'zz' }] } }),
    ).toEqual(['Question 1: gap 1: its key names “zz”, which is not one of its options.']);
  });

  test.each([
    [[{ text: 'a', weight: 0.5 }], ['no_accepted']],
    [[{ text: 'a' }, { text: ' ' }], ['accepted_empty']],
    [[{ text: 'a' }, { text: 'A.', weight: 0.5 }], ['same_accepted']],
    [[{ text: 'a long answer' }], ['accepted_too_long']],
  ])('accepted answers: %#', (accept, rules) => {
    const question = { type: 'text_short', body: { prompt, max_length: 5 }, key: { accept } };
    expect(checkQuestions(questionTypes, [question]).map(({ rule }) => rule)).toEqual(rules);
  });

  test('a body of another shape, and a type that does not exist', () => {
    expect(complaints(choice({ optoins: [] }), { type: 'riddle', body: {}, key: {} })).toEqual([
      'Question 1: Question: what stands there cannot be used.',
      'Question 2: there is no question type “riddle”.',
    ]);
  });
});
