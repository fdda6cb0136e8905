import { author, type CommonBody, commonBody, commonOptions, object } from '#api/assessment/author.ts';
import { defineQuestion } from '#api/assessment/define.ts';
import { byResult, type Feedback, feedbackSchema, feedbackTexts, sentence } from '#api/assessment/feedback.ts';
import { markRows } from '#api/assessment/marking/rows.ts';
import { nameOf } from '#api/assessment/pictures.ts';
import {
  checkRows,
  gradeRows,
  type Row,
  type RowKey,
  rowKeysSchema,
  rowsSchema,
  shownRows,
  solveRows,
  summarizeRows,
} from '#api/assessment/rows.ts';
import { type Locale, text } from '#schemas/localize.ts';

interface Body extends CommonBody {
  statements: Row[];
  /** Whether the text may say nothing of a statement. */
  not_given?: boolean;
}

interface Key {
  statements: RowKey[];
  feedback?: Feedback;
}

const marks = ['true', 'false', 'not_given'];
const marksOf = ({ not_given }: Body) => (not_given ? marks : marks.slice(0, -1));
const markName = (mark: unknown, locale: Locale) =>
  marks.includes(mark as string) ? text(sentence(`marks.${mark}`), locale) : '';

const body: Body = {
  prompt: { es: 'Lee y decide.', en: 'Read and decide.' },
  text: 'Rosa works in a bank. She walks to work.',
  statements: [
    { id: 'p3ka', text: 'Rosa has a job.' },
    { id: 'f8wd', text: 'She goes to work by bus.' },
    { id: 't2mz', text: 'She likes her job.' },
  ],
  not_given: true,
};

/** Statements that are true, false or, where the author offers it, not given; each is worth the same. */
export default defineQuestion<Body, Key, Record<string, string>>({
  author: author(
    object(
      'Question',
      {
        ...commonBody,
        statements: rowsSchema('Statements'),
        not_given: { title: 'Offer "not given"', type: 'boolean', default: false },
      },
      ['prompt', 'statements'],
    ),
    object(
      'Key',
      {
        statements: rowKeysSchema('statements', { title: 'Right', type: 'string', enum: marks }),
        feedback: feedbackSchema,
      },
      ['statements'],
    ),
  ),
  check: ({ body, key }) =>
    checkRows('statements', body.statements, key.statements, ({ correct }, path) => {
      if (!correct) return [{ path, rule: 'mark_missing' }];
      return marksOf(body).includes(correct) ? [] : [{ path, rule: 'mark_not_offered' }];
    }),
  compile: (body, locale) => ({
    schema: {
      title: text(body.prompt, locale),
      type: 'object',
      additionalProperties: false,
      properties: Object.fromEntries(
        body.statements.map((row) => [row.id, { title: nameOf(row), type: 'string', enum: marksOf(body) }]),
      ),
    },
    uiSchema: {
      'ui:field': 'matrix',
      'ui:options': {
        ...commonOptions(body, locale),
        ...shownRows(body.statements, locale),
        columns: marksOf(body).map((mark) => ({ const: mark, title: markName(mark, locale) })),
      },
    },
  }),
  grade({ body, key }, answer) {
    const { score, feedback } = gradeRows(body.statements, key.statements, answer);
    return { score, feedback: feedbackTexts(...feedback, ...byResult(key.feedback, score ?? 0)) };
  },
  solution: ({ body, key }) => solveRows(body.statements, key.statements),
  correct: ({ body, key }, answer) =>
    markRows(body.statements, key.statements, answer, (mark) =>
      marks.includes(mark as string) ? sentence(`marks.${mark}`) : null,
    ),
  summarize: ({ body }, answer, locale) => summarizeRows(body.statements, answer, (mark) => markName(mark, locale)),
  choosing: true,
  starter: {
    body: { prompt: { es: '', en: '' }, text: '', statements: [], not_given: true },
    key: { statements: [] },
  },
  example: {
    question: {
      body,
      key: {
        statements: [
          { id: 'p3ka', correct: 'true' },
          { id: 'f8wd', correct: 'false', feedback: { en: 'She walks.' } },
          { id: 't2mz', correct: 'not_given' },
        ],
      },
    },
    twin: {
      body,
      key: {
        statements: [
          { id: 'p3ka', correct: 'not_given' },
          { id: 'f8wd', correct: 'true' },
          { id: 't2mz', correct: 'false' },
        ],
      },
    },
    right: { p3ka: 'true', f8wd: 'false', t2mz: 'not_given' },
    wrong: { p3ka: 'false', f8wd: 'true', t2mz: 'true' },
    partial: { p3ka: 'true', f8wd: 'true' },
  },
});
