import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answersOf, asLiteral, mostAnswers, readPattern } from '#schemas/questions/answer_pattern.ts';

describe('a pattern of answers', () => {
  test('has optional parts and alternatives, and begins with the fullest answer', () => {
    expect(answersOf('(He starts) at (four|4) (am|a.m.)')).toEqual([
      ...['He starts at four am', 'He starts at four a.m.', 'He starts at 4 am', 'He starts at 4 a.m.'],
      ...['at four am', 'at four a.m.', 'at 4 am', 'at 4 a.m.'],
    ]);
    expect(answersOf('color|colour')).toEqual(['color', 'colour']);
    expect(answersOf('((He|She) starts) at 4 (am|)')).toContain('at 4');
  });

  test('leaves no spaces where a part is left out', () => {
    expect(answersOf('Nice to meet you (too) , Laura')).toEqual([
      'Nice to meet you too, Laura',
      'Nice to meet you, Laura',
    ]);
  });

  test('is not read where its parentheses do not pair', () => {
    for (const text of ['(a', 'a)', ')(', '((a)']) {
      expect(readPattern(text)).toEqual({ fault: 'pattern_open' });
      expect(answersOf(text)).toEqual([text]);
    }
  });

  test('that explodes is counted and not made', () => {
    for (const text of [
      '(a)'.repeat(160),
      `${'('.repeat(250)}${')'.repeat(250)}`,
      `${'(a|'.repeat(120)}${')'.repeat(120)}`,
    ])
      expect('fault' in readPattern(text) || answersOf(text).length <= mostAnswers).toBe(true);
    expect(readPattern('(a)'.repeat(160))).toEqual({ fault: 'pattern_many' });
  });

  test('stands for a text itself where nobody wrote it as one', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(answersOf(asLiteral(text))).toEqual([text]);
      }),
    );
  });

  test('never makes more than are allowed, whatever is written', () => {
    const text = fc
      .array(fc.constantFrom('(', ')', '|', '\\', 'a', ' '), { maxLength: 60 })
      .map((signs) => signs.join(''));
    fc.assert(
      fc.property(text, (pattern) => {
        expect(answersOf(pattern).length).toBeLessThanOrEqual(mostAnswers);
      }),
    );
  });
});
