import { asString } from '#api/assessment/answer.ts';
import { author, type CommonBody, commonBody, commonOptions, idOf, object } from '#api/assessment/author.ts';
import { bankOf, fromBank } from '#api/assessment/bank.ts';
import { defineQuestion } from '#api/assessment/define.ts';
import { byResult, type Feedback, feedbackSchema, feedbackTexts } from '#api/assessment/feedback.ts';
import { english } from '#api/assessment/marking/correction.ts';
import { markRows } from '#api/assessment/marking/rows.ts';
import { checkChoice, checkOptions, namesOf, type Option, optionsSchema } from '#api/assessment/options.ts';
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
import { text } from '#schemas/localize.ts';

interface Body extends CommonBody {
  left: Row[];
  /** What the lines are matched with; some may belong to none, or to several. */
  right: Option[];
}

interface Key {
  left: RowKey[];
  feedback?: Feedback;
}

const body: Body = {
  prompt: { es: 'Une cada palabra con su contrario.', en: 'Match each word with its opposite.' },
  left: [
    { id: 'n4sb', text: 'hot' },
    { id: 'y7re', text: 'early' },
  ],
  right: [
    { id: 'g5uc', text: 'late' },
    { id: 'a9xk', text: 'cold' },
    { id: 'v2jh', text: 'quick' },
  ],
};

/** Lines, each matched with one thing of a list, and each worth the same. */
export default defineQuestion<Body, Key, Record<string, string>>({
  author: author(
    object('Question', { ...commonBody, right: optionsSchema, left: rowsSchema('Left') }, ['prompt', 'left', 'right']),
    object('Key', { left: rowKeysSchema('left', idOf('body.right', 'Belongs to it')), feedback: feedbackSchema }, [
      'left',
    ]),
  ),
  check: ({ body, key }) => [
    ...checkOptions(body.right, 'body.right'),
    ...checkRows('left', body.left, key.left, ({ correct = '' }, path) => checkChoice(correct, body.right, path)),
  ],
  compile: (body, locale) => ({
    schema: {
      title: text(body.prompt, locale),
      type: 'object',
      additionalProperties: false,
      properties: Object.fromEntries(body.left.map((row) => [row.id, fromBank(nameOf(row), body.right)])),
    },
    uiSchema: {
      'ui:field': 'pairs',
      'ui:options': { ...commonOptions(body, locale), ...shownRows(body.left, locale), bank: bankOf(body.right) },
    },
  }),
  grade({ body, key }, answer) {
    const { score, feedback } = gradeRows(body.left, key.left, answer);
    return { score, feedback: feedbackTexts(...feedback, ...byResult(key.feedback, score ?? 0)) };
  },
  solution: ({ body, key }) => solveRows(body.left, key.left),
  correct: ({ body, key }, answer) =>
    markRows(body.left, key.left, answer, (id) => {
      const name = namesOf([asString(id)], body.right);
      return name ? english(name) : null;
    }),
  summarize: ({ body }, answer) => summarizeRows(body.left, answer, (id) => namesOf([asString(id)], body.right)),
  starter: { body: { prompt: { es: '', en: '' }, text: '', left: [], right: [] }, key: { left: [] } },
  example: {
    question: {
      body,
      key: {
        left: [
          { id: 'n4sb', correct: 'a9xk' },
          { id: 'y7re', correct: 'g5uc', feedback: { en: 'Early in the morning, late at night.' } },
        ],
      },
    },
    twin: {
      body,
      key: {
        left: [
          { id: 'n4sb', correct: 'v2jh' },
          { id: 'y7re', correct: 'a9xk' },
        ],
      },
    },
    right: { n4sb: 'a9xk', y7re: 'g5uc' },
    wrong: { n4sb: 'g5uc', y7re: 'v2jh' },
    partial: { n4sb: 'a9xk' },
  },
});
