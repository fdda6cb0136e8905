import { describe, expect, test } from 'vitest';
import { readings } from '#api/assessment/text/contractions.ts';
import { distance } from '#api/assessment/text/edit_distance.ts';
import { normalise } from '#api/assessment/text/normalise.ts';
import type { Accepted, Reading } from '#api/assessment/typed/accepted.ts';
import { judge } from '#api/assessment/typed/judge.ts';

const score = (given: string, accepted: string | Accepted[], reading: Reading = {}) =>
  judge(given, typeof accepted === 'string' ? [{ text: accepted }] : accepted, reading).score;

describe('typed answers that are the same words', () => {
  test.each([
    ['  She   goes ', 'she goes'],
    ['don’t', "don't"],
    ['don´t', "don't"],
    ['don`t', "don't"],
    ['“yes”', '"yes"'],
    ['well–known', 'well-known'],
    ['She goes.', 'She goes'],
    ['Yes I do', 'Yes, I do.'],
    ['cafe\u0301', 'caf\u00e9'],
    ['by\u00a0bus', 'by bus'],
    ['by\u200b bus', 'by bus'],
    ['?', '?'],
    ['3.5', '3.5'],
  ])('%j is %j', (given, accepted) => expect(score(given, accepted)).toBe(1));

  test.each([
    ["she doesn't live here", 'She does not live here.'],
    ['She does not live here', "She doesn't live here."],
    ["they won't come", 'They will not come'],
    ['she cannot swim', "She can't swim"],
    ["I'm here", 'I am here'],
    ["we've met", 'We have met'],
    ["they'll go", 'They will go'],
    ["she's a nurse", 'She is a nurse'],
    ['She has been there', "She's been there"],
    ['he would like tea', "he'd like tea"],
    ["you'd better go", 'You had better go'],
    ["Let's go", 'let us go'],
  ])('%j is %j, contracted or not', (given, accepted) => expect(score(given, accepted)).toBe(1));

  test.each([
    ['she is been there', "She's been there"],
    ['she has a nurse', "She's a nurse"],
    ['John is book', "John's book"],
    ['she do not live here', "She doesn't live here"],
    ['3,5', '3.5'],
    ['school', 'to school'],
    ['', 'goes'],
    ['   ', 'goes'],
    ['???', 'goes'],
  ])('%j is not %j', (given, accepted) => expect(score(given, accepted, { misspelling: 0 })).toBe(0));

  test('capitals matter where the author says so', () => {
    expect(score('monday', 'Monday')).toBe(1);
    expect(score('monday', 'Monday', { case_sensitive: true })).toBe(0);
    expect(score("I don't", 'I do not', { case_sensitive: true })).toBe(1);
    expect(normalise('“Lima”', true)).toBe('"Lima"');
    expect(readings("Can't")).toEqual(['Can not']);
  });
});

describe('misspelt answers', () => {
  test.each([
    ['recieve', 'receive'],
    ['becuase', 'because'],
    ['tomorow', 'tomorrow'],
    ['neccesarily', 'necessarily'],
    ['She lives in Lonodn', 'She lives in London'],
  ])('%j is a slip of %j: it earns half and is told', (given, accepted) => {
    const { score: earned, feedback } = judge(given, [{ text: accepted }], {});
    expect(earned).toBe(0.5);
    expect(feedback).toEqual([
      { es: `Casi: revisa la ortografía de «${given}».`, en: `Almost: check the spelling of “${given}”.` },
    ]);
    expect(JSON.stringify(feedback)).not.toContain(accepted);
  });

  test.each([
    ['walk', 'walks'],
    ['walked', 'walk'],
    ['bigger', 'big'],
    ['cat', 'cut'],
    ['does', 'goes'],
    ['in', 'on'],
    ['she have been', 'she has been'],
    ['Shee livs in Lima', 'She lives in Lima'],
    ['lives in London', 'She lives in London'],
  ])('%j is another word than %j, not a slip', (given, accepted) => expect(score(given, accepted)).toBe(0));

  test('the worth of a slip is the author’s to say', () => {
    expect(score('recieve', 'receive', { misspelling: 0.9 })).toBe(0.9);
    expect(score('recieve', 'receive', { misspelling: 0 })).toBe(0);
    expect(judge('recieve', [{ text: 'receive' }], { misspelling: 0 }).feedback).toEqual([]);
    expect(score('recieve', [{ text: 'receive', weight: 0.5 }])).toBe(0.25);
  });

  test('edits are counted, neighbours swapped as one', () => {
    const pairs: [string, string, number][] = [
      ['', '', 0],
      ['a', '', 1],
      ['kitten', 'sitting', 3],
      ['ab', 'ba', 1],
      ['gose', 'goes', 1],
      ['abcdef', 'a', 3],
    ];
    for (const [one, other, edits] of pairs) expect(distance(one, other)).toBe(edits);
  });
});

describe('accepted variants', () => {
  const accepted: Accepted[] = [
    { text: 'go', weight: 0, feedback: { en: 'She goes: add -es.' } },
    { text: 'is going', weight: 0.25 },
    { text: 'goes', feedback: { es: 'Muy bien.' } },
    { text: 'goes to' },
  ];

  test('the best variant that an answer equals decides, and speaks', () => {
    expect(judge('GOES', accepted, {})).toEqual({ score: 1, feedback: [{ es: 'Muy bien.' }] });
    expect(score("she's going", [{ text: 'she is going', weight: 0.25 }])).toBe(0.25);
  });

  test('an expected mistake is worth nothing and gets its word, however near it is to the right one', () => {
    expect(judge('go', accepted, {})).toEqual({ score: 0, feedback: [{ en: 'She goes: add -es.' }] });
    expect(score('there', [{ text: 'there', weight: 0 }, { text: 'theres' }])).toBe(0);
  });
});
