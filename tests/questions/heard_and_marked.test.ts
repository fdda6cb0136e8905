import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkQuestions } from '#api/assessment/check.ts';
import { questionTypes } from '#api/assessment/registry.ts';
import { align, type Word } from '#api/assessment/text/alignment.ts';
import { readMarked } from '#schemas/questions/marked.ts';

const words = (text: string): Word[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((word) => ({ text: word, plain: word }));
const prompt = { en: 'Do it.' };
const grade = (type: string, body: object, key: object, answer: unknown) =>
  questionTypes.get(type)?.grade({ body: { prompt, ...body }, key }, answer);
const rulesOf = (type: string, body: object, key: object) =>
  checkQuestions(questionTypes, [{ type, body: { prompt, ...body }, key }]).map(({ rule }) => rule);

describe('the alignment of words', () => {
  test('tells what is wrong, missing and too many', () => {
    expect(align(words('he gets up at seven'), words('he get up up seven')).steps).toEqual([
      { mark: 'same', text: 'he' },
      { mark: 'wrong', text: 'get', instead: 'gets' },
      { mark: 'same', text: 'up' },
      { mark: 'wrong', text: 'up', instead: 'at' },
      { mark: 'same', text: 'seven' },
    ]);
    expect(align(words('a b c'), words('b c d')).steps.map(({ mark }) => mark)).toEqual([
      'missing',
      'same',
      'same',
      'extra',
    ]);
  });

  const text = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 12 }).map((list) => words(list.join(' ')));
  test('reads back as both texts, with no more steps than the longer has words, as many either way', () => {
    fc.assert(
      fc.property(text, text, (said, written) => {
        const { steps } = align(said, written);
        const saidAgain = steps.filter(({ mark }) => mark !== 'extra').map(({ text, instead }) => instead ?? text);
        const writtenAgain = steps.filter(({ mark }) => mark !== 'missing').map(({ text }) => text);
        expect(saidAgain).toEqual(said.map(({ text }) => text));
        expect(writtenAgain).toEqual(written.map(({ text }) => text));
        const wrong = (all: typeof steps) => all.filter(({ mark }) => mark !== 'same').length;
        expect(wrong(steps)).toBeLessThanOrEqual(Math.max(said.length, written.length));
        expect(wrong(align(written, said).steps)).toBe(wrong(steps));
      }),
    );
  });
});

describe('a dictation', () => {
  const said = 'Well, she doesn’t like coffee.';
  const body = { media: [{ resource: 1, alt: { en: 'A sentence' } }] };
  test.each([
    ['well she doesn´t like coffee', {}, 1],
    ['well she does not like coffee', {}, 1],
    ['well she does like coffee', {}, 0.8],
    ['well she like', {}, 0.6],
    ['Well she doesn’t like coffee', { punctuation: true }, 1 - 2 / 7],
    ['Well, she doesn’t like coffee.', { punctuation: true, case_sensitive: true }, 1],
    ['well she doesn’t like coffee', { case_sensitive: true }, 0.8],
    ['one two three four five six seven eight nine ten eleven', {}, 0],
    ['', {}, 0],
  ])('“%s” with %o earns %d', (answer, more, score) => {
    expect(grade('dictation', body, { said, ...more }, answer)?.score).toBeCloseTo(score, 10);
  });

  test('needs a recording and what is said in it', () => {
    expect(rulesOf('dictation', { media: [] }, { said: ' … ' })).toEqual(['recording_missing', 'nothing_said']);
  });
});

describe('marks in a text', () => {
  test('are written once and read as the text and what is marked', () => {
    expect(readMarked('She *go|goes|is going* home *to|*.')).toEqual({
      text: 'She go home to.',
      marks: [
        { from: 4, to: 6, accept: ['goes', 'is going'] },
        { from: 12, to: 14, accept: [''] },
      ],
    });
  });

  test.each([
    ['no star', 'no star', ['no_marks']],
    ['other', '*one*', ['marked_differs']],
    ['a b *', '*a* b *', ['mark_open']],
    [' ', '* *', ['mark_empty']],
    ['ab', '*a**b*', ['mark_twice']],
  ])('of %o written as %o: %o', (text, marked, rules) => {
    expect(rulesOf('mark_words', { text }, { marked })).toEqual(rules);
  });

  test.each([
    ['*go*', 'mark_without_correction'],
    ['*go|Go*', 'correction_same'],
    [`*go|${'long '.repeat(30)}*`, 'correction_long'],
  ])('%o corrects nothing', (marked, rule) => {
    expect(rulesOf('error_correction', { text: 'go' }, { marked })).toEqual([rule]);
  });
});

describe('marking words', () => {
  const [text, marked] = ['The old dog sleeps.', 'The *old* *dog* sleeps.'];
  test.each([
    [['w1', 'w2'], 1],
    [['w1'], 0.5],
    [['w1', 'w2', 'w3'], 0.5],
    [['w0', 'w1', 'w2', 'w3'], 0],
    [['w0', 'w3'], 0],
    [['w1', 'w1', 'zz'], 0],
  ])('%o earns %d', (answer, score) => {
    expect(grade('mark_words', { text }, { marked }, answer)?.score).toBe(score);
  });
});

describe('correcting errors', () => {
  const marked = 'He *go|goes|is going* to *the|* bed *in night|at night*.';
  const { text } = readMarked(marked);
  test.each([
    [{ w1: 'goes', w3: '-', w5: 'at' }, 1],
    [{ w1: 'is going', w3: '-', w5: 'at night', w6: '-' }, 1],
    [{ w1: 'went', w3: '-', w5: 'at' }, 5 / 6],
    [{ w1: 'go' }, 1 / 6],
    [{ w1: 'goes' }, 2 / 6],
    [{ w1: 'goes', w0: 'She' }, 1 / 6],
    [{ w0: 'She', w4: 'sofa' }, 0],
    [{}, 0],
  ])('%o earns %d', (answer, score) => {
    expect(grade('error_correction', { text }, { marked }, answer)?.score).toBeCloseTo(score, 10);
  });

  test.each([
    ['a word wider to the left', 'He *go|goes* home.', { w0: 'He goes', w1: '-' }, 1],
    ['a word wider to the right', 'He *go|goes* home.', { w1: 'goes home', w2: '-' }, 1],
    ['a word wider, and wrong', 'He *go|goes* home.', { w0: 'He went', w1: '-' }, 0],
    ['a word wider, changed too', 'He *go|goes* home.', { w0: 'She goes', w1: '-' }, 0],
    ['the word before one that is missing', "I'm *doctor|a doctor*.", { w0: "I'm a" }, 1],
    ['the word behind one that is missing', 'He lives *in|in a* house.', { w3: 'a house' }, 1],
    ['a word narrower', 'We *are go to eat|are going to eat* now.', { w2: 'going' }, 1],
    ['two neighboring errors as one', 'She *have|has* *a|an* idea.', { w1: 'has an', w2: '-' }, 1],
    ['a contraction written out', "She *don't|doesn't* know.", { w1: 'does not' }, 1],
    ['the same error written out', "She *don't|doesn't* know.", { w1: 'do not' }, 0.5],
    ['what the key does not count as another word', 'A *colour|color* here.', { w1: 'colour' }, 0.5],
    ['a sound word beside the error again as it is', 'He *go|goes* home.', { w0: 'He', w1: 'goes' }, 1],
    ['the sound word alone', 'He *go|goes* home.', { w0: 'She' }, 0],
  ])('by %s', (_, marked, answer, score) => {
    const { text } = readMarked(marked);
    expect(grade('error_correction', { text }, { marked }, answer)?.score).toBeCloseTo(score, 10);
  });

  test('capitals matter where the author says so', () => {
    const key = { marked: '*i|I* am', case_sensitive: true };
    expect(rulesOf('error_correction', { text: 'i am' }, key)).toEqual([]);
    expect(grade('error_correction', { text: 'i am' }, key, { w0: 'I' })?.score).toBe(1);
  });

  test('marking all words never pays', () => {
    const all = Object.fromEntries(text.split(' ').map((word, at) => [`w${at}`, word]));
    expect(grade('error_correction', { text }, { marked }, all)?.score).toBeLessThan(0.2);
  });
});
