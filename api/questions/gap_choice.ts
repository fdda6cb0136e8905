import { asString, memberOf } from '#api/assessment/answer.ts';
import {
  author,
  type CommonBody,
  commonBody,
  commonOptions,
  idOf,
  idSchema,
  list,
  object,
} from '#api/assessment/author.ts';
import { checkOptionFeedback, choiceFeedback, type OptionFeedback, optionFeedback } from '#api/assessment/choice.ts';
import { defineQuestion } from '#api/assessment/define.ts';
import { byResult, type Feedback, feedbackSchema, feedbackTexts, sentence } from '#api/assessment/feedback.ts';
import { checkGaps, gradeGaps, inGap, inOrder, summarizeGaps } from '#api/assessment/gaps.ts';
import { stepOf } from '#api/assessment/marking/correction.ts';
import { markGaps } from '#api/assessment/marking/gaps.ts';
import { checkChoice, checkOptions, choices, namesOf, type Option, optionsSchema } from '#api/assessment/options.ts';
import { text } from '#schemas/localize.ts';

interface Body extends CommonBody {
  text: string;
  gaps: { id: string; options: Option[] }[];
}

interface GapKey {
  id: string;
  correct: string;
  options?: OptionFeedback[];
}

interface Key {
  gaps: GapKey[];
  feedback?: Feedback;
}

const usualSize = 12;
const gap = object('Gap', { id: idSchema, options: optionsSchema }, ['id', 'options']);
const rightOption = idOf('body.gaps.options', 'Right option');
const gapKey = object(
  'Gap',
  { id: idOf('body.gaps', 'Gap'), correct: rightOption, options: optionFeedback(rightOption) },
  ['id', 'correct'],
);

const body: Body = {
  prompt: { es: 'Elige la palabra de cada hueco.', en: 'Choose the word for each gap.' },
  text: 'I was born {{1}} May, {{2}} a Monday.',
  gaps: [
    {
      id: '1',
      options: [
        { id: 'r5tk', text: 'in' },
        { id: 'w8pl', text: 'on' },
      ],
    },
    {
      id: '2',
      options: [
        { id: 'c2vn', text: 'at' },
        { id: 'j6hb', text: 'on' },
      ],
    },
  ],
};

/** Gaps in a text, each with its own list to choose from and each worth the same. */
export default defineQuestion<Body, Key, Record<string, string>>({
  author: author(
    object('Question', { ...commonBody, gaps: list('Gaps', gap) }, ['prompt', 'text', 'gaps']),
    object('Key', { gaps: list('Gaps', gapKey), feedback: feedbackSchema }, ['gaps']),
  ),
  check: ({ body, key }) => [
    ...checkGaps(body.text, body.gaps, key.gaps),
    ...body.gaps.flatMap(({ id, options }, at) => inGap(id, checkOptions(options, `body.gaps.${at}.options`))),
    ...key.gaps.flatMap(({ id, correct, options }, at) =>
      inGap(id, [
        ...checkChoice(correct, optionsOf(body, id), `key.gaps.${at}.correct`),
        ...checkOptionFeedback(options, optionsOf(body, id), `key.gaps.${at}.options`),
      ]),
    ),
  ],
  compile(body, locale) {
    const gaps = inOrder(body.text, body.gaps);
    return {
      schema: {
        title: text(body.prompt, locale),
        type: 'object',
        additionalProperties: false,
        properties: Object.fromEntries(
          gaps.map(({ id, options }, at) => [
            id,
            { title: text(sentence('gap', { number: at + 1 }), locale), type: 'string', oneOf: choices(options) },
          ]),
        ),
      },
      uiSchema: {
        'ui:field': 'cloze',
        'ui:options': {
          ...commonOptions(body, locale),
          gaps: gaps.map(({ id }) => ({ id, kind: 'choice', hint: '', size: usualSize })),
        },
      },
    };
  },
  grade({ body, key }, answer) {
    const { score, feedback } = gradeGaps(orderedKeys(body, key), answer, ({ correct, options = [] }, choice) => {
      const score = correct !== '' && choice === correct ? 1 : 0;
      return { score, feedback: choiceFeedback({ options }, [asString(choice)], score) };
    });
    return { score, feedback: feedbackTexts(...feedback, ...byResult(key.feedback, score ?? 0)) };
  },
  solution: ({ body, key }) => Object.fromEntries(orderedKeys(body, key).map(({ id, correct }) => [id, correct])),
  correct: ({ body, key }, answer) =>
    markGaps(body.text, (id) => {
      const [answered, correct] = [
        asString(memberOf(answer, id)),
        key.gaps.find((gap) => gap.id === id)?.correct ?? '',
      ];
      const nameOf = (option: string) => namesOf([option], optionsOf(body, id));
      return stepOf(correct !== '' && answered === correct, nameOf(answered), nameOf(correct));
    }),
  summarize: ({ body }, answer) =>
    summarizeGaps(inOrder(body.text, body.gaps), (id) =>
      namesOf([asString(memberOf(answer, id))], optionsOf(body, id)),
    ),
  choosing: true,
  starter: {
    body: { prompt: { es: '', en: '' }, text: '{{1}}', gaps: [{ id: '1', options: [] }] },
    key: { gaps: [{ id: '1', correct: '' }] },
  },
  example: {
    question: {
      body,
      key: {
        gaps: [
          { id: '1', correct: 'r5tk', options: [{ option: 'w8pl', feedback: { en: 'Months take in.' } }] },
          { id: '2', correct: 'j6hb' },
        ],
      },
    },
    twin: {
      body,
      key: {
        gaps: [
          { id: '1', correct: 'w8pl' },
          { id: '2', correct: 'c2vn' },
        ],
      },
    },
    right: { 1: 'r5tk', 2: 'j6hb' },
    wrong: { 1: 'w8pl', 2: 'c2vn' },
    partial: { 1: 'r5tk' },
  },
});

const optionsOf = (body: Body, gap: string): Option[] => body.gaps.find(({ id }) => id === gap)?.options ?? [];

/** The keys of the gaps, as these are read in the text. */
const orderedKeys = (body: Body, key: Key): GapKey[] =>
  inOrder(body.text, body.gaps).map(({ id }) => key.gaps.find((gap) => gap.id === id) ?? { id, correct: '' });
