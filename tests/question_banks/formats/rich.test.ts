import { describe, expect, test } from 'vitest';
import { questionTypes } from '#api/assessment/registry.ts';
import { plainOf } from '#api/question_banks/markup/plain.ts';
import { readQuestions } from '#api/question_banks/reading/read.ts';
import { formats } from '#api/question_banks/registry.ts';
import type { QuestionRow } from '#api/question_banks/to_item.ts';
import { wordsOf } from '#schemas/rich.ts';

/** A choice whose texts are these. */
const choice = (said: string, line = said): QuestionRow => ({
  order: 1,
  type: 'choice_single',
  body: {
    prompt: { es: `ES ${said}`, en: said },
    options: [line, 'other'].map((text, at) => ({ id: `o${at}`, text })),
  },
  key: {
    correct: 'o0',
    feedback: { correct: { en: said }, incorrect: { en: said } },
    options: [{ option: 'o0', feedback: { en: said } }],
  },
  points: 1,
  difficulty: 'medium',
  skill: null,
  level_id: null,
  pilot: false,
});

/** What a question says after it was written to a file and read again. */
function again(name: string, question: QuestionRow) {
  const format = formats.get(name) as NonNullable<ReturnType<typeof formats.get>>;
  const { file, extension, lost } = format.write({ settings: {}, questions: [question], files: new Map() });
  const { questions, refused } = readQuestions(`file.${extension}`, file, questionTypes);
  expect(refused).toBe(0);
  const { body, key } = questions[0] as unknown as QuestionRow;
  return {
    lost: lost.map(({ reason }) => reason),
    said: [body.prompt.es, body.prompt.en, body.options[0].text, key.feedback?.correct?.en],
    option: key.options?.[0]?.feedback.en,
  };
}

describe.each([...formats.keys()])('%s keeps', (name) => {
  test.each(['a &lt; b &amp; c', '&lt;b&gt; is a tag', 'x &amp;amp; y', 'one<br />two', 'nothing else'])(
    'what is meant as words: %s',
    (said) => {
      const line = said.replace('<br />', ' ');
      expect(again(name, choice(said, line)).said).toEqual([`ES ${said}`, said, line, said]);
    },
  );

  test('marks and lists, or says that they are lost', () => {
    const [said, line] = [
      '<p>It is <strong>cold</strong> &amp; <em>dry</em>:</p><ul><li>H<sub>2</sub>O</li><li>CO<sub>2</sub></li></ul>',
      'a <em>very</em> cold day',
    ];
    const question = choice(said, line);
    question.body.prompt.es = 'ES <em>x</em>';
    const { lost, said: read, option } = again(name, question);
    if (name === 'csv') {
      expect(lost).toContain('formatting');
      expect(read).toEqual(
        ['ES x', wordsOf(said), wordsOf(line), wordsOf(said)].map((words) =>
          words.replace('&', '&amp;').replaceAll('\n', '<br />'),
        ),
      );
    } else {
      expect(lost).not.toContain('formatting');
      expect(read).toEqual(['ES <em>x</em>', said, line, said]);
      expect(option).toBe(said);
    }
  });
});

test('what other programs write is kept as far as a question may hold it', () => {
  const { rest, marked } = plainOf(
    '<div><h3>Read <b>this</b></h3><table><tr><td>one</td><td>two</td></tr></table></div>',
  );
  expect(rest).toBe('Read this\none two');
  expect(marked.rest).toBe('<p>Read <strong>this</strong></p><p>one two</p>');
  expect(marked.notes).toEqual([{ reason: 'formatting_left_out' }]);
});
