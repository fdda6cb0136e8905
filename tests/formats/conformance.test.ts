import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type GiftQuestion, isEmbedded, parseGift, stemOf } from '#api/formats/gift/parse.ts';

/** Files of other authors, which are not of this project: beside it in its own workshop, and nowhere else. */
const beside = new URL('../../../shared/samples/gift-conformance/tests/questions/', import.meta.url);
const folder = existsSync(beside) ? beside : null;
const names = folder ? readdirSync(folder).filter((name) => name.endsWith('.gift')) : [];
const textOf = (name: string) => readFileSync(new URL(name, beside), 'utf8');

/** A question in the words of the samples' own parser. */
function asTheirs(question: GiftQuestion): object {
  const { id, tags, title, general, tasks } = question;
  const stem = stemOf(question, () => '_____');
  const base = { id, tags, title, stem, hasEmbeddedAnswers: isEmbedded(question) };
  const [task] = tasks;
  if (!task) return { ...base, type: 'Description' };
  const whole = { ...base, globalFeedback: general, type: task.type };
  if (task.type === 'TF')
    return { ...whole, isTrue: task.isTrue, trueFeedback: task.feedback[0], falseFeedback: task.feedback[1] };
  if (task.type === 'Essay') return whole;
  if (task.type === 'Matching') return { ...whole, matchPairs: task.pairs };
  if (!Array.isArray(task.choices)) return { ...whole, choices: task.choices };
  const choices = task.choices.map(({ right, ...choice }) => ({ isCorrect: right, ...choice }));
  return { ...whole, choices };
}

if (folder) {
  describe('the samples of the GIFT grammar', () => {
    test('are 51', () => expect(names).toHaveLength(51));

    test.each(names)('%s is read as it should be', (name) => {
      const { questions, categories } = parseGift(textOf(name));
      const marked = (one: object) => ({ id: null, tags: null, ...one });
      const ours = [...categories.map((title) => ({ type: 'Category', title })), ...questions.map(asTheirs)].map(
        marked,
      );
      const theirs = (JSON.parse(textOf(name.replace('.gift', '.json'))) as object[]).map(marked);
      expect(ours).toEqual(theirs);
    });
  });
} else {
  test('the samples are not beside the project (../shared/samples), so they are not compared', () =>
    expect(names).toEqual([]));
}
