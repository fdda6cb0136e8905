import { describe, expect, test } from 'vitest';
import { questionTypes } from '#api/assessment/registry.ts';
import { flagsOf } from '#api/forms/answers/flags.ts';
import { compare } from '#api/forms/compare.ts';
import { withKeysOf } from '#api/forms/regrading/keys.ts';

const options = ['a1', 'b2'].map((id) => ({ id, text: `word ${id}` }));
const single = (id: number, correct = 'a1', more: object = {}) => ({
  id,
  type: 'choice_single',
  body: { prompt: { en: `Question ${id}` }, options, ...more },
  key: { correct },
  points: 1,
});
const version = (key: ReturnType<typeof single>[], rules: object = {}) => ({ key, rules });

describe('what changed between two versions', () => {
  test('nothing, where nothing did', () => {
    const one = version([single(1), single(2)], { shuffle: false });
    expect(compare(one, structuredClone(one))).toEqual({ added: [], removed: [], moved: [], changed: [], rules: [] });
  });

  test('nothing, where what was left unsaid is now said to be off', () => {
    const after = single(1, 'a1', { inline: false });
    expect(compare(version([single(1)]), version([after], { shuffle: false }))).toMatchObject({
      changed: [],
      rules: [],
    });
  });

  test('tells as moved only what did not stay in its order', () => {
    const before = version([1, 2, 3, 4].map((id) => single(id)));
    const after = version([4, 1, 2, 3].map((id) => single(id)));
    expect(compare(before, after).moved).toMatchObject([{ id: 4, from: 4, number: 1 }]);
  });

  test('a question before it that is gone moves none', () => {
    const { moved, removed } = compare(version([1, 2, 3].map((id) => single(id))), version([single(2), single(3)]));
    expect([moved, removed.map(({ id }) => id)]).toEqual([[], [1]]);
  });

  test('names options by their words, and knows them when they change places', () => {
    const turned = single(1, 'b2', { options: options.toReversed() });
    expect(compare(version([single(1)]), version([turned])).changed[0]?.fields).toEqual([
      { path: ['key', 'correct'], before: 'word a1', after: 'word b2' },
    ]);
  });

  test('tells what is there no more and what is new in a question, and the rules', () => {
    const after = version([single(1, 'a1', { text: 'Hi', options: options.slice(0, 1) })], { pass_percentage: 70 });
    const { changed, rules } = compare(version([single(1)], { pass_percentage: 60 }), after);
    expect(changed[0]?.fields).toEqual([
      { path: ['body', 'options', '2', 'text'], before: 'word b2', after: null },
      { path: ['body', 'text'], before: null, after: 'Hi' },
    ]);
    expect(rules).toEqual([{ path: ['pass_percentage'], before: 60, after: 70 }]);
  });
});

describe('what grades an attempt anew', () => {
  const taken = { ...version([single(1), single(2)]) } as unknown as Parameters<typeof withKeysOf>[1];

  test('is the new key with the text that was read, as long as they fit', () => {
    const judge = [
      single(1, 'b2', { text: 'Another text' }),
      single(2, 'c3', {
        options: [
          { id: 'c3', text: 'c' },
          { id: 'd4', text: 'd' },
        ],
      }),
    ];
    const [one, two] = withKeysOf(questionTypes, taken, () => judge).key;
    expect([one?.key.correct, one?.body.text]).toEqual(['b2', undefined]);
    expect([two?.key.correct, two?.body.options[0].id]).toEqual(['c3', 'c3']);
  });

  test('leaves out what is asked no more, and leaves what nobody judges', () => {
    const { key } = withKeysOf(questionTypes, taken, (name) => (name === 'q1' ? [] : undefined));
    expect(key.map(({ pilot }) => pilot ?? false)).toEqual([true, false]);
  });
});

describe('what figures say', () => {
  const figures = { answers: 40, facility: 0.6, discrimination: 0.4, options: [] };
  const chosen = (right: boolean, strong: number) => ({
    part: '',
    choice: '',
    text: '',
    right,
    count: 9,
    share: 0.5,
    strong,
  });
  test.each([
    [{}, ['fine']],
    [{ answers: 19 }, ['few']],
    [{ facility: 0.97, discrimination: 0.05 }, ['too_easy']],
    [{ facility: 0.1 }, ['too_hard']],
    [{ discrimination: -0.1 }, ['upside_down']],
    [{ discrimination: 0.1 }, ['flat']],
    [{ discrimination: null }, ['fine']],
    [{ options: [chosen(true, 0.3), chosen(false, 0.6)] }, ['strong_pick_other']],
    [{ options: [chosen(true, 0.7), chosen(false, 0.3)] }, ['fine']],
  ])('%o', (other, flags) => {
    expect(flagsOf({ ...figures, ...other })).toEqual(flags);
  });
});
