import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { cleanFitting } from '#api/assessment/check.ts';
import { questionTypes } from '#api/assessment/registry.ts';
import type { ImportedQuestion } from '#api/question_banks/check_items.ts';
import { Unreadable } from '#api/question_banks/define.ts';
import form from '#api/question_banks/formats/form.ts';
import type { Attachment } from '#api/question_banks/item.ts';
import { readQuestions } from '#api/question_banks/reading/read.ts';
import { zipOf } from '#api/question_banks/reading/zip.ts';
import { filesShownIn, renameFilesInBody } from '#api/question_banks/shown_files.ts';
import type { QuestionRow } from '#api/question_banks/to_item.ts';
import { type QuestionSeed, readCourse } from '../../../seeds/load/read.ts';
import { readFile } from './read.ts';

const fixed = { points: 1, difficulty: 'medium', skill: null, level_id: null, pilot: false };
const picture = (id: number): Attachment => ({
  name: `Picture ${id}.webp`,
  kind: 'image',
  alt: '',
  bytes: Buffer.from(`picture ${id}`),
});
const filesOf = (questions: QuestionRow[]) =>
  new Map(questions.flatMap((question) => filesShownIn(questionTypes, question)).map((id) => [id, picture(id)]));

/** What comes of questions that were written and read again: their files are those that they had. */
function again(questions: QuestionRow[], settings = {}) {
  const { file, lost } = form.write({ settings, questions, files: filesOf(questions) });
  expect(lost).toEqual([]);
  const read = readQuestions('form.zip', file, questionTypes, [4]);
  expect({ problems: read.problems.filter(({ taken }) => !taken), refused: read.refused }).toEqual({
    problems: [],
    refused: 0,
  });
  return read;
}

/** Files by their bytes, as ids and numbers are those of one school and of one question. */
const asSent = (question: QuestionRow) => ({
  type: question.type,
  key: question.key,
  points: question.points,
  body: renameFilesInBody(questionTypes, question, (id) => `picture ${id}`),
});
const asCome = (question: ImportedQuestion) => ({
  type: question.type,
  key: question.key,
  points: question.points,
  body: renameFilesInBody(questionTypes, question, (at) => `${question.files?.[Number(at) - 1]?.bytes}`),
});

const examples = [...questionTypes].flatMap(([type, { example }]) =>
  [example.question, example.twin].map((question): QuestionRow => ({ ...fixed, ...question, order: 1, type })),
);

describe('a form that goes to another school', () => {
  test('keeps each question of each type as it is, with all that it shows', () => {
    expect(again(examples).questions.map(asCome)).toEqual(examples.map(asSent));
  });

  test('keeps groups with their questions, skills, levels, pilots and its own settings', () => {
    const group = {
      type: 'group',
      body: { prompt: { es: 'Lee.', en: 'Read.' }, text: ' Two\n\nlines: "a" # b\t\r\n- c ' },
      key: { transcript: 'Said.' },
    };
    const [one, other] = examples as [QuestionRow, QuestionRow];
    const questions: QuestionRow[] = [
      { ...one, id: 1, skill: 'grammar', pilot: true, level: 4 },
      { ...fixed, order: 2, ...group, points: 0, id: 2 },
      { ...other, order: 3, id: 3, parent_id: 2, points: 2.5, difficulty: 'hard' },
      { ...one, order: 4, id: 4 },
    ];
    const settings = { title: 'yes', english_title: '0123', description: 'a: b\n', pass_percentage: 70, shuffle: true };
    const read = again(questions, settings);
    expect(read.settings).toEqual(settings);
    expect(read.questions.map(asCome)).toEqual(questions.map(asSent));
    expect(read.questions.map(({ group }) => group)).toEqual([undefined, undefined, 1, undefined]);
    expect(read.questions[0]).toMatchObject({ skill: 'grammar', pilot: true, level: 4 });
    expect(read.questions[2]).toMatchObject({ points: 2.5, difficulty: 'hard' });
  });

  test('keeps every form of the demo course', () => {
    const forms = readCourse().flatMap(({ lessons, exam }) => [
      ...lessons.flatMap(({ exercises }) => exercises),
      ...(exam ? [exam] : []),
    ]);
    expect(forms.length).toBeGreaterThan(15);
    const files = new Map<string, number>();
    for (const { questions } of forms) {
      const flat: QuestionRow[] = [];
      const enter = ({ questions: inner = [], body, ...seed }: QuestionSeed, parent_id?: number) => {
        const media = ((body.media ?? []) as { file?: string }[]).map(({ file, ...medium }) =>
          file ? { ...medium, resource: files.set(file, files.get(file) ?? 1000 + files.size).get(file) } : medium,
        );
        const id = flat.length + 1;
        // A school has them as the API has cleaned them.
        const question = cleanFitting(questionTypes, { ...seed, body: body.media ? { ...body, media } : body });
        flat.push({
          ...fixed,
          ...question,
          order: id,
          id,
          parent_id: parent_id ?? null,
        });
        for (const one of inner) enter(one, id);
      };
      for (const question of questions) enter(question);
      expect(again(flat).questions.map(asCome)).toEqual(flat.map(asSent));
    }
  });

  test('comes as unfinished as it is, which is told', () => {
    const draft: QuestionRow = {
      ...(examples[0] as QuestionRow),
      type: 'choice_single',
      ...questionTypes.get('choice_single')?.starter,
    };
    const { questions, problems } = again([draft]);
    expect(questions).toHaveLength(1);
    expect(problems.every(({ taken, reason }) => taken && reason === 'complaint')).toBe(true);
    expect(problems.length).toBeGreaterThan(0);
  });
});

const packed = (yaml: string | object, media: Record<string, Buffer> = {}) =>
  zipOf([
    {
      name: 'form.yaml',
      bytes: Buffer.from(typeof yaml === 'string' ? yaml : stringify(yaml, { aliasDuplicateObjects: false })),
    },
    ...Object.entries(media).map(([name, bytes]) => ({ name, bytes })),
  ]);
const question = { type: 'text_short', body: { prompt: { en: 'Two?' } }, key: { accept: [{ text: '2' }] } };
const read = (yaml: string | object, media?: Record<string, Buffer>) => readFile('a.zip', packed(yaml, media));
const refusal = (yaml: string | object): unknown => {
  try {
    return read(yaml);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return [error.reason, error.params];
  }
};

describe('a file from elsewhere', () => {
  test('of a version that is not known is refused in words', () => {
    expect(refusal({ format: 2, questions: [question] })).toEqual(['form_version', { version: '2', known: 1 }]);
    expect(refusal({ questions: [question] })).toEqual(['form_version', { version: 'undefined', known: 1 }]);
    expect(refusal('just words')).toEqual(['form_version', expect.anything()]);
    expect(refusal({ format: 1, questions: [] })).toEqual(['no_questions', {}]);
  });

  test.each([
    ['an alias', 'format: 1\na: &a [x]\nquestions: [*a, *a]\n', 'yaml'],
    ['a tag', 'format: 1\nquestions: !!js/function "x"\n', 'yaml'],
    ['a member twice', 'format: 1\nformat: 1\n', 'yaml'],
    ['a bracket that is open', 'format: 1\nquestions: [\n', 'yaml'],
    ['brackets without end', `format: 1\nquestions: ${'['.repeat(100_000)}`, expect.stringMatching(/yaml|too_deep/)],
    ['too much', `format: 1\n#${' '.repeat(5_000_000)}`, 'too_large'],
  ])('with %s is refused', (_, yaml, reason) => {
    expect(refusal(yaml)).toEqual([reason, expect.anything()]);
  });

  test('brings the questions that are right, and the line of each that is not', () => {
    const yaml = [
      'format: 1',
      'questions:',
      ...[
        question,
        { ...question, points: 1000 },
        { ...question, type: 'riddle' },
        { ...question, body: { evil: 1 } },
      ].map((one) => `  - ${JSON.stringify(one)}`),
      `  - ${JSON.stringify({ ...question, questions: [question] })}`,
      `  - ${JSON.stringify({ ...question, key: { accept: [{ text: 'a\u0000b' }] } })}`,
      '  - 7',
    ].join('\n');
    const { told, questions, refused } = read(yaml);
    expect(questions).toHaveLength(1);
    expect([...new Map(told as [number, string][])]).toEqual([
      [4, 'wrong_member'],
      [5, 'no_type'],
      [6, 'complaint'],
      [7, 'group_wrong'],
      [8, 'illegible'],
      [9, 'wrong_member'],
    ]);
    expect(refused).toBe(7);
  });

  test('names files of its own alone: no id of the library here, no path outside, nothing that it does not list', () => {
    const media = ['media/1.png', 7, '../../../etc/passwd', 'media/2.png', '__proto__'].map((resource) => ({
      resource,
      alt: { en: 'x' },
    }));
    const { questions, told } = read(
      {
        format: 1,
        files: { 'media/1.png': { kind: 'image', name: 'Clock.png' } },
        questions: [{ ...question, body: { ...question.body, media } }],
      },
      { 'media/1.png': Buffer.from('1'), 'media/2.png': Buffer.from('2') },
    );
    expect(questions[0].body.media).toEqual([{ resource: 1, alt: { en: 'x' } }]);
    expect(questions[0].files.map(({ name }: Attachment) => name)).toEqual(['Clock.png']);
    expect(told.map(([, reason]) => reason)).toEqual(Array(4).fill('file_left_out'));
  });

  test('cannot make one file many by naming it again and again', () => {
    const many = Array.from({ length: 100 }, () => ({
      ...question,
      body: { ...question.body, media: [{ resource: 'media/1.png', alt: { en: 'x' } }] },
    }));
    const { questions } = read(
      { format: 1, files: { 'media/1.png': { kind: 'image', name: 'a.png' } }, questions: many },
      { 'media/1.png': Buffer.alloc(1024 * 1024) },
    );
    expect(questions.filter(({ files }) => files.length > 0)).toHaveLength(64);
  });

  test('tells of a level that there is not here, and cleans what is written', () => {
    const { questions, told } = read({
      format: 1,
      questions: [{ ...question, level: 13, body: { prompt: { en: '<b>Two</b><script>alert(1)</script>?' } } }],
    });
    expect(told).toEqual([[expect.any(Number), 'level_left_out']]);
    expect(questions[0].body.prompt.en).toBe('<strong>Two</strong>?');
  });

  test('may lie in a folder, as when it was packed again', () => {
    const folder = zipOf([
      { name: 'my form/form.yaml', bytes: Buffer.from(stringify({ format: 1, questions: [question] })) },
    ]);
    expect(readFile('a.zip', folder).questions).toHaveLength(1);
  });

  test('is known by what is in it', () => {
    const clock = readFileSync(new URL('../../../seeds/pictures/1-clock-820.png', import.meta.url));
    expect(form.recognises(zipOf([{ name: 'form.png', bytes: clock }]))).toBe(false);
  });
});
