import { describe, expect, test } from 'vitest';
import type { Step } from '#api/assessment/marking/correction.ts';
import { questionTypes } from '#api/assessment/registry.ts';

const prompt = { en: 'Do it.' };
const option = (text: string) => ({ id: text, text });

/** How it looks: [struck], <an error that was left>, (right instead), {right as it is}. */
const look = ({ mark, text, instead }: Step) => {
  const [struck, right] = [
    mark === 'wrong' || mark === 'extra' ? `[${text?.en}]` : '',
    instead ? `(${instead.en})` : '',
  ];
  if (mark === 'same') return text?.en ?? '';
  if (mark === 'left') return `<${text?.en}>${right}`;
  return mark === 'right' ? `{${text?.en}}` : struck + right;
};

function marked(type: string, body: object, key: object, answer: unknown): string[] | undefined {
  const correction = questionTypes.get(type)?.correct({ body: { prompt, ...body }, key }, answer);
  return correction?.lines.map(({ line, steps }) => (line ? `${line}: ` : '') + steps.map(look).join(''));
}

describe('an answer is corrected in its sentence', () => {
  const gaps = { text: 'She {{1}} to school {{2}} bus.', gaps: [{ id: '1' }, { id: '2' }] };
  const typed = {
    gaps: [
      { id: '1', accept: [{ text: 'goes' }] },
      { id: '2', accept: [{ text: 'by' }] },
    ],
  };
  test.each([
    [{ 1: 'go', 2: 'by' }, 'She [go](goes) to school {by} bus.'],
    [{ 2: ' By ' }, 'She (goes) to school {By} bus.'],
    ['nonsense', 'She (goes) to school (by) bus.'],
  ])('typed into gaps: %o', (answer, line) => {
    expect(marked('gap_typed', gaps, typed, answer)).toEqual([line]);
  });

  test('chosen in gaps, and from a bank', () => {
    const key = {
      gaps: [
        { id: '1', correct: 'goes' },
        { id: '2', correct: 'by' },
      ],
    };
    const lists = [
      ['go', 'goes'],
      ['by', 'in'],
    ].map((list, at) => ({ id: String(at + 1), options: list.map(option) }));
    const line = ['She [go](goes) to school {by} bus.'];
    expect(marked('gap_choice', { ...gaps, gaps: lists }, key, { 1: 'go', 2: 'by' })).toEqual(line);
    const bank = ['go', 'goes', 'by'].map(option);
    expect(marked('gap_bank', { ...gaps, bank }, key, { 1: 'go', 2: 'by' })).toEqual(line);
  });

  test('chosen: in the blank of the text where there is one, else among the options', () => {
    const options = ['go', 'goes', 'went'].map(option);
    const key = { correct: 'goes' };
    expect(marked('choice_single', { text: 'He ___ home.', options }, key, 'go')).toEqual(['He [go](goes) home.']);
    expect(marked('choice_single', { text: 'He ___ home.', options }, key, 'goes')).toEqual(['He {goes} home.']);
    expect(marked('choice_single', { text: 'He ___ home.', options }, key, undefined)).toEqual(['He (goes) home.']);
    expect(marked('choice_single', { options }, key, 'go')).toEqual(['[go]', '(goes)', 'went']);
    expect(marked('choice_multiple', { options }, { correct: ['go', 'went'] }, ['go', 'goes'])).toEqual([
      '{go}',
      '[goes]',
      '(went)',
    ]);
  });

  test.each([
    ['They doesn’t live in Lima', "They [doesn’t]([don't]) live in Lima".replace("([don't])", "(don't)")],
    ['They do not live in Lima.', '{They do not live in Lima.}'],
    ['No idea', "[No idea](They don't live in Lima.)"],
    ['', "(They don't live in Lima.)"],
  ])('a few words: “%s”', (answer, line) => {
    expect(marked('text_short', {}, { accept: [{ text: "They don't live in Lima." }] }, answer)).toEqual([line]);
  });

  test('a few words, beside the nearest of those that are right', () => {
    const accept = [{ text: 'Nobody lives there at all.' }, { text: '(She|He) works (a lot|hard) today.' }];
    expect(marked('text_short', {}, { accept }, 'He work hard today')).toEqual(['He [work](works) hard today']);
  });

  test('a dictation word by word', () => {
    const body = { media: [{ resource: 1, alt: { en: 'A sentence' } }] };
    expect(marked('dictation', body, { said: 'He gets up at seven.' }, 'He get up up seven')).toEqual([
      'He [get](gets) up [up](at) seven',
    ]);
    expect(marked('dictation', body, { said: 'At six.' }, '')).toEqual(['(At six.)']);
    expect(marked('dictation', body, { said: 'At six.' }, ' at 6! ')).toEqual(['{at 6!}']);
  });

  test('an order: what was moved is struck where it stood and marked where it belongs', () => {
    const items = ['She', 'never', 'drinks', 'coffee'].map(option);
    const key = { order: ['She', 'never', 'drinks', 'coffee'] };
    expect(marked('order', { items }, key, ['never', 'She', 'drinks', 'coffee'])?.join()).toMatch(
      /^(\[never\] She \(never\)|\(She\) never \[She\]) drinks coffee$/,
    );
    expect(marked('order', { items }, key, key.order)).toEqual(['She never drinks coffee']);
    const phrases = ['Good morning.', 'Hi there!'].map(option);
    expect(marked('order', { items: phrases }, { order: ['Hi there!', 'Good morning.'] }, [])).toEqual([
      '(Hi there!)',
      '(Good morning.)',
    ]);
  });

  test('rows and pairs, each beside its line', () => {
    const statements = [
      { id: 'a', text: 'Lima is in Peru.' },
      { id: 'b', text: 'Quito is in Peru.' },
    ];
    const key = {
      statements: [
        { id: 'a', correct: 'true' },
        { id: 'b', correct: 'false' },
      ],
    };
    expect(marked('boolean', { statements }, key, { a: 'true', b: 'true' })).toEqual([
      'Lima is in Peru.: {True}',
      'Quito is in Peru.: [True](False)',
    ]);
    const pairs = { left: [{ id: 'l', text: 'hot' }], right: ['cold', 'late'].map(option) };
    expect(marked('match', pairs, { left: [{ id: 'l', correct: 'cold' }] }, { l: 'late' })).toEqual([
      'hot: [late](cold)',
    ]);
  });

  const errors = 'He *go|goes* to *the|* bed *in night|at night*.';
  test.each([
    [{ w1: 'goes', w3: '-', w5: 'at' }, 'He {goes} to bed {at night}.'],
    [{ w1: 'went' }, 'He [went](goes) to [the] bed <in night>(at night).'],
    [undefined, 'He <go>(goes) to [the] bed <in night>(at night).'],
    [{ w1: 'goes', w0: 'She', w4: '-' }, '[She](He) {goes} to [the] (bed) <in night>(at night).'],
  ])('errors of a text: %o', (answer, line) => {
    const text = 'He go to the bed in night.';
    expect(marked('error_correction', { text }, { marked: errors }, answer)).toEqual([line]);
  });

  test('marked words', () => {
    const [text, key] = ['The old dog sleeps.', { marked: 'The *old* *dog* sleeps.' }];
    expect(marked('mark_words', { text }, key, ['w1', 'w3'])).toEqual(['The {old} (dog) [sleeps.]']);
  });
});

test.each([...questionTypes])(
  '%s: a right answer has nothing struck, and whatever the answer something is said',
  (_, type) => {
    const { question, right } = type.example;
    const marksOf = (answer: unknown) =>
      type.correct(question, answer)?.lines.flatMap(({ steps }) => steps.map(({ mark }) => mark)) ?? ['same'];
    expect(marksOf(right).filter((mark) => mark === 'wrong' || mark === 'extra')).toEqual([]);
    for (const answer of [null, 7, 'x', [], ['x'], { x: 1 }, { 1: null }])
      expect(marksOf(answer).length).toBeGreaterThan(0);
  },
);
