import { asString, memberOf } from '#api/assessment/answer.ts';
import {
  author,
  bilingualHtml,
  type CommonBody,
  commonBody,
  commonOptions,
  idOf,
  idSchema,
  list,
  object,
} from '#api/assessment/author.ts';
import { bankOf, fromBank } from '#api/assessment/bank.ts';
import { defineQuestion, type Issue } from '#api/assessment/define.ts';
import { byResult, type Feedback, feedbackSchema, feedbackTexts, sentence } from '#api/assessment/feedback.ts';
import { checkGaps, gradeGaps, inGap, inOrder, summarizeGaps } from '#api/assessment/gaps.ts';
import { stepOf } from '#api/assessment/marking/correction.ts';
import { markGaps } from '#api/assessment/marking/gaps.ts';
import { checkChoice, checkOptions, namesOf, type Option, optionsSchema } from '#api/assessment/options.ts';
import { type Text, text } from '#schemas/localize.ts';

interface Body extends CommonBody {
  text: string;
  gaps: { id: string }[];
  bank: Option[];
  /** Whether a word may be used more than once. */
  reuse?: boolean;
}

interface GapKey {
  id: string;
  correct: string;
  /** The feedback for a wrong answer to this gap. */
  feedback?: Text;
}

interface Key {
  gaps: GapKey[];
  feedback?: Feedback;
}

const gapKey = object(
  'Gap',
  { id: idOf('body.gaps', 'Gap'), correct: idOf('body.bank', 'Right word'), feedback: bilingualHtml('Feedback') },
  ['id', 'correct'],
);

const body: Body = {
  prompt: { es: 'Completa con las palabras.', en: 'Complete with the words.' },
  text: 'We {{1}} breakfast at {{2}}.',
  gaps: [{ id: '1' }, { id: '2' }],
  bank: [
    { id: 'e6wt', text: 'home' },
    { id: 's3qp', text: 'have' },
    { id: 'b8fn', text: 'do' },
  ],
};

/** Gaps in a text that are filled from one bank of words, each worth the same. */
export default defineQuestion<Body, Key, Record<string, string>>({
  author: author(
    object(
      'Question',
      {
        ...commonBody,
        gaps: list('Gaps', object('Gap', { id: idSchema }, ['id'])),
        bank: optionsSchema,
        reuse: { title: 'A word may be used again', type: 'boolean', default: false },
      },
      ['prompt', 'text', 'gaps', 'bank'],
    ),
    object('Key', { gaps: list('Gaps', gapKey), feedback: feedbackSchema }, ['gaps']),
  ),
  check: ({ body, key }) => [
    ...checkGaps(body.text, body.gaps, key.gaps),
    ...checkOptions(body.bank, 'body.bank'),
    ...key.gaps.flatMap(({ id, correct }, at) =>
      inGap(id, [...checkChoice(correct, body.bank, `key.gaps.${at}.correct`), ...usedTwice(body, key, at)]),
    ),
  ],
  compile(body, locale) {
    const gaps = inOrder(body.text, body.gaps);
    const title = (number: number) => text(sentence('gap', { number }), locale);
    return {
      schema: {
        title: text(body.prompt, locale),
        type: 'object',
        additionalProperties: false,
        properties: Object.fromEntries(gaps.map(({ id }, at) => [id, fromBank(title(at + 1), body.bank)])),
      },
      uiSchema: {
        'ui:field': 'bank',
        'ui:options': { ...commonOptions(body, locale), bank: bankOf(body.bank), reuse: body.reuse === true },
      },
    };
  },
  grade({ body, key }, answer) {
    const { score, feedback } = gradeGaps(orderedKeys(body, key), answer, ({ correct, feedback }, word) =>
      correct !== '' && word === correct
        ? { score: 1, feedback: [] }
        : { score: 0, feedback: word === undefined ? [] : feedbackTexts(feedback) },
    );
    return { score, feedback: feedbackTexts(...feedback, ...byResult(key.feedback, score ?? 0)) };
  },
  solution: ({ body, key }) => Object.fromEntries(orderedKeys(body, key).map(({ id, correct }) => [id, correct])),
  correct: ({ body, key }, answer) =>
    markGaps(body.text, (id) => {
      const [answered, correct] = [
        asString(memberOf(answer, id)),
        key.gaps.find((gap) => gap.id === id)?.correct ?? '',
      ];
      const nameOf = (word: string) => namesOf([word], body.bank);
      return stepOf(correct !== '' && answered === correct, nameOf(answered), nameOf(correct));
    }),
  summarize: ({ body }, answer) =>
    summarizeGaps(inOrder(body.text, body.gaps), (id) => namesOf([asString(memberOf(answer, id))], body.bank)),
  starter: {
    body: { prompt: { es: '', en: '' }, text: '{{1}}', gaps: [{ id: '1' }], bank: [], reuse: false },
    key: { gaps: [{ id: '1', correct: '' }] },
  },
  example: {
    question: {
      body,
      key: {
        gaps: [
          { id: '1', correct: 's3qp', feedback: { en: 'We have breakfast.' } },
          { id: '2', correct: 'e6wt' },
        ],
      },
    },
    twin: {
      body,
      key: {
        gaps: [
          { id: '1', correct: 'b8fn' },
          { id: '2', correct: 's3qp' },
        ],
      },
    },
    right: { 1: 's3qp', 2: 'e6wt' },
    wrong: { 1: 'b8fn', 2: 's3qp' },
    partial: { 1: 's3qp', 2: 'b8fn' },
  },
});

/** A word of the bank cannot be right in two gaps, unless words may be reused. */
function usedTwice({ bank, reuse }: Body, { gaps }: Key, at: number): Issue[] {
  const { correct = '' } = gaps[at] ?? {};
  const before = gaps.slice(0, at).some((gap) => gap.correct !== '' && gap.correct === correct);
  if (!before || reuse) return [];
  return [{ path: `key.gaps.${at}.correct`, rule: 'word_twice', params: { word: namesOf([correct], bank) } }];
}

/** The keys of the gaps, as these are read in the text. */
const orderedKeys = (body: Body, key: Key): GapKey[] =>
  inOrder(body.text, body.gaps).map(({ id }) => key.gaps.find((gap) => gap.id === id) ?? { id, correct: '' });
