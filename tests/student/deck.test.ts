import { expect, test } from 'vitest';
import { answerCard, deal, hand, type Word } from '#student/components/course/words/deck.ts';

const word = (name: string): Word => ({
  ...{ lesson_id: 1, word: name, meaning: '', english_meaning: null, example: '', resource: 1, start: 0, end: 1 },
});
const names = ({ left }: { left: Word[] }) => left.map((one) => one.word);

test('what is known goes, what is not comes back behind the others', () => {
  const deck = deal(['a', 'b', 'c'].map(word));
  expect(names(answerCard(deck, true))).toEqual(['b', 'c']);
  const once = answerCard(deck, false);
  expect(names(once)).toEqual(['b', 'c', 'a']);
  expect(names(answerCard(answerCard(answerCard(once, true), true), false))).toEqual(['a']);
  expect(names(answerCard(answerCard(answerCard(once, true), true), true))).toEqual([]);
});

test('a hand is a few cards, and the rest waits', () => {
  const words = Array.from({ length: hand + 3 }, (_, at) => word(String(at)));
  const { left, rest, size } = deal(words);
  expect([left.length, rest.length, size]).toEqual([hand, 3, hand]);
  expect(answerCard(deal([]), true).left).toEqual([]);
});
