import { describe, expect, test } from 'vitest';
import { questionTypes } from '#api/assessment/registry.ts';
import { Unreadable } from '#api/question_banks/define.ts';
import { readQuestions } from '#api/question_banks/reading/read.ts';
import { formats } from '#api/question_banks/registry.ts';
import { itemFor, type QuestionRow } from '#api/question_banks/to_item.ts';
import { byWords } from './compare.ts';

/** Of true and false files know one statement alone. */
const simple = ({ body, key }: { body: QuestionRow['body']; key: QuestionRow['key'] }) =>
  body.statements
    ? { body: { prompt: body.prompt, statements: [body.statements[0]] }, key: { statements: [key.statements[0]] } }
    : { body, key };

/** A question of each type that files have words for, as a form holds it. */
const held: QuestionRow[] = [...questionTypes]
  .map(([type, { example }], at): QuestionRow => {
    const { body, key } = simple(structuredClone(example.question));
    body.text &&= `Two <lines> & more:\n— ${body.text}`;
    return {
      order: at + 1,
      type,
      body,
      key,
      points: 1,
      difficulty: 'medium',
      skill: null,
      level_id: null,
      pilot: false,
    };
  })
  .filter((question) => itemFor(question));

describe.each([...formats])('the format %s', (name, format) => {
  const { file, lost, extension } = format.write({ settings: {}, questions: held, files: new Map() });

  test('reads again what it writes of each type, but for what it says is lost', () => {
    expect(format.extensions).toContain(extension);
    expect(format.recognises(file)).toBe(true);
    const { questions, problems, refused } = readQuestions(`questions.${extension}`, file, questionTypes);
    expect({ problems: problems.filter(({ taken }) => !taken), refused }).toEqual({ problems: [], refused: 0 });
    const gone = new Set(lost.filter(({ reason }) => reason === 'order').map(({ item }) => item));
    const poorer = new Set(lost.map(({ item }) => held[item]?.order));
    const there = held.filter((_, at) => !gone.has(at));
    for (const [at, question] of there.entries()) {
      expect(questions[at]?.type).toBe(question.type);
      if (!poorer.has(question.order)) expect(byWords(questions[at] as never)).toEqual(byWords(question));
    }
    expect(questions).toHaveLength(there.length);
  });

  test('takes any bytes: a problem with its line, or one sentence for the whole file', () => {
    for (const size of [0, 1, 3, 10, 40, 90, 97]) {
      const cut = file.subarray(0, Math.floor((file.length * size) / 100));
      for (const bytes of [
        cut,
        Buffer.concat([cut, Buffer.from([0xff, 0xfe, 0])]),
        Buffer.from(cut.toString('utf8'), 'utf16le'),
      ]) {
        try {
          for (const { line, reason } of readQuestions('', bytes, questionTypes).problems)
            expect([typeof line, reason]).toEqual(['number', expect.any(String)]);
        } catch (error) {
          expect(error, `${name} at ${size} %`).toBeInstanceOf(Unreadable);
        }
      }
    }
  });
});
