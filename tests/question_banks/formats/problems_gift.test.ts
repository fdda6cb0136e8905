import { describe, expect, test } from 'vitest';
import { gift } from './read.ts';

const bodyOf = (file: string) => gift(file).questions[0]?.body;

describe('a file of GIFT comes in as it is meant, or its author is told', () => {
  test('a title begins a question, also after a brace that is never closed', () => {
    const { questions, told } = gift('::A::One? {=1 ~2\n::B::Two? {=3 ~4}\n::C::Three? {=5 ~6}');
    expect(told).toEqual([[1, 'gift_braces']]);
    expect(questions.map(({ body }) => body.prompt.en)).toEqual(['Two?', 'Three?']);
  });

  test('feedback that is always said stands beside that to a result', () => {
    expect(gift('Sure? {T#No!####Read page 3.}').questions[0].key.feedback).toEqual({
      incorrect: { en: 'No!' },
      general: { en: 'Read page 3.' },
    });
    expect(gift('Sure? {F####Read page 3.}').questions[0].key.feedback).toEqual({
      correct: { en: 'Read page 3.' },
      incorrect: { en: 'Read page 3.' },
    });
  });

  test('Markdown is read', () => {
    const { body } = gift('[markdown]Choose the **right** *form*.{=goes ~go}').questions[0];
    expect(body.prompt.en).toBe('Choose the <strong>right</strong> <em>form</em>.');
  });

  test('lines stay lines', () => {
    expect(bodyOf('A: How are you?\nB: Fine.\nA: What does B say? {=Fine ~Bad}').prompt.en).toBe(
      'A: How are you?<br />B: Fine.<br />A: What does B say?',
    );
    expect(bodyOf('A: <b>Hi</b>!\nB: {=Hello ~Bye} there.').text).toBe('A: Hi!\nB: {{1}} there.');
  });

  test('TRUE and FALSE in one answer are no answer', () => {
    expect(gift('Sure? {TRUE FALSE}').told).toEqual([[1, 'truth_unclear']]);
  });

  test('what is said to a pair is no part of it', () => {
    const { body, key } = gift('Match. {=Paris -> France#It is! =Rome -> Italy}').questions[0];
    expect(body.right.map(({ text }: { text: string }) => text)).toEqual(['France', 'Italy']);
    expect(key.left[0].feedback).toEqual({ en: 'It is!' });
  });

  test('one pair, or pairs among other answers, cannot be matched', () => {
    expect(gift('Match. {=Paris -> France}\n\nMatch. {=Paris -> France =Rome}').told).toEqual([
      [1, 'one_pair'],
      [3, 'pairs_wrong'],
    ]);
  });

  test('a list whose options are all right is typed, and that is told', () => {
    const { questions, told } = gift('Strong {~=as~=like} a bull.');
    expect(questions[0].key.gaps[0].accept).toEqual([{ text: 'as' }, { text: 'like' }]);
    expect(told).toEqual([[1, 'all_right']]);
  });

  test('a gap whose list has two right options is not taken for one with one', () => {
    expect(gift('Strong {1:MC:=as~=like~than} a bull, {1:MC:=or~and} not.').told).toEqual([[1, 'gap_several_right']]);
  });

  test('several options to tick within a text follow it', () => {
    const { questions, told } = gift('Tick the verbs. {1:MULTIRESPONSE:=run~=eat~table}');
    expect(questions[0]).toMatchObject({ type: 'choice_multiple', body: { prompt: { en: 'Tick the verbs.' } } });
    expect(questions[0].key.correct).toHaveLength(2);
    expect(told).toEqual([]);
  });

  test('a gap within a word stays within it', () => {
    expect(bodyOf('They are un{=happy}ness itself ({=do}ing).').text).toBe('They are un{{1}}ness itself ({{2}}ing).');
  });

  test('that some gaps are worth more is told', () => {
    const { questions, told } = gift('I {1:SA:=am} and you {3:SA:=are}.');
    expect(questions).toHaveLength(1);
    expect(told).toEqual([[1, 'gap_weights_left_out']]);
  });

  test('an author is told in words where there is too much of something', () => {
    const gaps = Array.from({ length: 60 }, () => 'I {=am}').join(' ');
    expect(gift(gaps).messages).toEqual(['Gaps: there may be at most 50.', 'Gaps: there may be at most 50.']);
    expect(gift(`One? {=${'a'.repeat(600)} ~b}`).refused).toBe(0);
    expect(gift(`One? {=${'a'.repeat(6000)} ~b}`).told).toEqual([[1, 'long_part']]);
    expect(gift(`One? {${'~a'.repeat(300)}=b}`).told).toEqual([[1, 'many_parts']]);
  });
});

describe('a text without a question', () => {
  const passage = '::Text::Ana lives in Lima.\nShe has a dog.\n\nWho lives in Lima? {=Ana ~Eva}\n\nA dog? {T}\n';

  test('is what the questions after it are about', () => {
    const { questions, told } = gift(passage);
    expect(told).toEqual([]);
    expect(questions.map(({ type, group }) => [type, group])).toEqual([
      ['group', undefined],
      ['choice_single', 0],
      ['boolean', 0],
    ]);
    expect(questions[0].body.text).toBe('Ana lives in Lima.\nShe has a dog.');
  });

  test('up to the next one, or a category', () => {
    const { questions } = gift(`${passage}\n$CATEGORY: more\n\nTwo? {=2 ~3}\n\nRead this too.\n\nThree? {=3 ~4}`);
    expect(questions.map(({ group }) => group)).toEqual([undefined, 0, 0, undefined, undefined, 4]);
  });

  test('is told where no question follows', () => {
    expect(gift('One? {=1 ~2}\n\nOnly words.').told).toEqual([[3, 'description']]);
  });
});

describe('the order of options', () => {
  const [questions, options] = [Array.from({ length: 30 }, (_, at) => at), ['~a', '~b', '~c']];
  /** A question whose right option stands at a place. */
  const asked = (at: number, place: number) =>
    `Number ${at}? {${options.toSpliced(place, 0, `=right${at}`).join(' ')}}`;
  const first = questions.map((at) => asked(at, 0)).join('\n\n');
  const places = (file: string) =>
    gift(file).questions.map(({ body, key }) => body.options.findIndex(({ id }: { id: string }) => id === key.correct));

  test('is drawn where the right one always stands first in a file', () =>
    expect(new Set(places(first)).size).toBeGreaterThan(1));

  test('is drawn where the right one stands first but for a few: they hide it from nobody', () => {
    const few = places(`${first}\n\nOne? {~a =b ~c}\n\nTwo? {~a ~b =c}`).slice(0, 30);
    expect(new Set(few).size).toBeGreaterThan(1);
  });

  test('is left as it is where it gives nothing away', () => {
    const anywhere = questions.map((at) => at % 4);
    expect(places(questions.map((at) => asked(at, at % 4)).join('\n\n'))).toEqual(anywhere);
    // First in two of three: more than chance, and yet a guess.
    const often = questions.map((at) => (at % 3 === 2 ? 1 : 0));
    expect(places(questions.map((at) => asked(at, at % 3 === 2 ? 1 : 0)).join('\n\n'))).toEqual(often);
    expect(places(asked(0, 0))).toEqual([0]);
  });
});
