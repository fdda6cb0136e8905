import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  type GiftPart,
  type GiftQuestion,
  isEmbedded,
  parseGift,
  stemOf,
} from '#api/question_banks/formats/gift/parse.ts';

/** Files of other authors, which are not of this project: beside it in its own workshop, and nowhere else. */
const beside = new URL('../../../../shared/samples/gift-conformance/tests/questions/', import.meta.url);
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
  if (task.type === 'Matching') return { ...whole, matchPairs: task.pairs.map(({ feedback: _, ...pair }) => pair) };
  if (task.type === 'Unclear') return whole;
  if (!Array.isArray(task.choices)) return { ...whole, choices: task.choices };
  const choices = task.choices.map(({ right, ...choice }) => ({ isCorrect: right, ...choice }));
  return { ...whole, choices };
}

/** Theirs runs lines together and puts blanks around gaps; ours leaves both as they are written. */
const inOneLine = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (_, one) =>
      typeof one === 'string'
        ? one
            .replace(/\s*_____\s*/g, ' _____ ')
            .replace(/\s*\n\s*/g, ' ')
            .trim()
        : one,
    ),
  );

function asOurs(text: string): object[] {
  const pieces: GiftPart[] = [...parseGift(text)];
  const categories = pieces.flatMap((piece) => ('category' in piece ? [piece.category] : []));
  const questions = pieces.flatMap((piece) => ('question' in piece ? [asTheirs(piece.question)] : []));
  return [...categories.map((title) => ({ type: 'Category', title })), ...questions];
}

if (folder) {
  describe('the samples of the GIFT grammar', () => {
    test('are 51', () => expect(names).toHaveLength(51));

    test.each(names)('%s is read as it should be', (name) => {
      const marked = (one: object) => ({ id: null, tags: null, ...one });
      const ours = asOurs(textOf(name)).map(marked);
      const theirs = (JSON.parse(textOf(name.replace('.gift', '.json'))) as object[]).map(marked);
      expect(inOneLine(ours)).toEqual(inOneLine(theirs));
    });
  });
} else {
  test('the samples are not beside the project (../shared/samples), so they are not compared', () =>
    expect(names).toEqual([]));
}
