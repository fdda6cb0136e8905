import { expect, test } from 'vitest';
import { checkQuestions } from '#api/assessment/check.ts';
import { questionTypes } from '#api/assessment/registry.ts';
import { formats } from '#api/question_banks/registry.ts';

const inOn = (prefix: string) => [
  { id: `${prefix}1`, text: 'in' },
  { id: `${prefix}2`, text: 'on' },
];
const said = (option: string, en: string) => ({ option, feedback: { en } });
const question = {
  type: 'gap_choice',
  body: {
    prompt: { en: 'Choose.' },
    text: 'I was born {{1}} May, {{2}} a Monday.',
    gaps: [
      { id: '1', options: inOn('a') },
      { id: '2', options: inOn('b') },
    ],
  },
  key: {
    gaps: [
      { id: '1', correct: 'a1', options: [said('a2', 'Months take in.')] },
      { id: '2', correct: 'b2', options: [said('b1', 'Days take on.')] },
    ],
    feedback: { incorrect: { en: 'Months and days differ.' } },
  },
};
const grade = (answer: object) => {
  const { score, feedback } = questionTypes.get('gap_choice')?.grade(question as never, answer) ?? {};
  return [score, feedback?.map(({ en }) => en)];
};

test('each gap says what its wrong option is wrong for, then what the result has to say', () => {
  expect(grade({ 1: 'a2', 2: 'b1' })).toEqual([0, ['Months take in.', 'Days take on.', 'Months and days differ.']]);
  expect(grade({ 1: 'a1', 2: 'b1' })).toEqual([0.5, ['Days take on.', 'Months and days differ.']]);
  expect(grade({ 1: 'a1', 2: 'b2' })).toEqual([1, []]);
});

test('an option of another gap cannot have feedback here', () => {
  const gaps = [{ id: '1', correct: 'a1', options: [said('b1', 'No.')] }, question.key.gaps[1]];
  expect(checkQuestions(questionTypes, [{ ...question, key: { gaps } }])).toMatchObject([
    { rule: 'key_not_in_options', path: 'key.gaps.0.options.0.option' },
  ]);
});

test('a format without a place for it says that it is not in the file', () => {
  const row = { ...question, order: 1, points: 1, difficulty: 'medium', skill: null, level_id: null, pilot: false };
  const lostIn = (name: string) =>
    formats
      .get(name)
      ?.write({ settings: {}, questions: [row], files: new Map() })
      .lost.map(({ reason }) => reason);
  expect(lostIn('csv')).toContain('answer_feedback');
  expect(lostIn('qti')).toContain('answer_feedback');
  expect(lostIn('moodle_xml')).not.toContain('answer_feedback');
});
