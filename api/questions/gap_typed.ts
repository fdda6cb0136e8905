import { asString, memberOf } from '#api/assessment/answer.ts';
import {
  author,
  bilingualText,
  type CommonBody,
  commonBody,
  commonOptions,
  idOf,
  idSchema,
  list,
  object,
} from '#api/assessment/author.ts';
import { defineQuestion } from '#api/assessment/define.ts';
import { byResult, type Feedback, feedbackSchema, feedbackTexts, sentence } from '#api/assessment/feedback.ts';
import { checkGaps, gradeGaps, inGap, inOrder, summarizeGaps } from '#api/assessment/gaps.ts';
import { stepOf } from '#api/assessment/marking/correction.ts';
import { markGaps } from '#api/assessment/marking/gaps.ts';
import {
  type Accepted,
  acceptedSchema,
  checkAccepted,
  fullAnswer,
  type Reading,
  readingSchema,
} from '#api/assessment/typed/accepted.ts';
import { judge } from '#api/assessment/typed/judge.ts';
import { type Text, text } from '#schemas/localize.ts';

interface Body extends CommonBody {
  text: string;
  gaps: { id: string; hint?: Text; size?: number }[];
}

interface Key extends Reading {
  gaps: { id: string; accept: Accepted[] }[];
  feedback?: Feedback;
}

/** Also the size of a gap whose author says none: it must not follow from the answer. */
const usualSize = 12;
const longestAnswer = 100;

const gap = object(
  'Gap',
  {
    id: idSchema,
    hint: bilingualText('Hint', 200),
    size: { title: 'Width in letters', type: 'integer', minimum: 4, maximum: 40, default: usualSize },
  },
  ['id'],
);

const gapKey = object('Gap', { id: idOf('body.gaps', 'Gap'), accept: acceptedSchema }, ['id', 'accept']);

const body: Body = {
  prompt: { es: 'Completa la frase.', en: 'Complete the sentence.' },
  text: 'She {{1}} to school {{2}} bus.',
  gaps: [
    { id: '1', hint: { en: 'to go' } },
    { id: '2', size: 6 },
  ],
};

/** Gaps in a text, typed: each is worth the same, and variants may be worth less than all. */
export default defineQuestion<Body, Key, Record<string, string>>({
  author: author(
    object('Question', { ...commonBody, gaps: list('Gaps', gap) }, ['prompt', 'text', 'gaps']),
    object('Key', { gaps: list('Gaps', gapKey), ...readingSchema, feedback: feedbackSchema }, ['gaps']),
  ),
  check: ({ body, key }) => [
    ...checkGaps(body.text, body.gaps, key.gaps),
    ...key.gaps.flatMap(({ id, accept }, at) =>
      inGap(id, checkAccepted(accept, key, `key.gaps.${at}.accept`, longestAnswer)),
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
        properties: Object.fromEntries(
          gaps.map(({ id }, at) => [id, { title: title(at + 1), type: 'string', maxLength: longestAnswer }]),
        ),
      },
      uiSchema: {
        'ui:field': 'cloze',
        'ui:options': {
          ...commonOptions(body, locale),
          gaps: gaps.map(({ id, hint, size }) => ({
            id,
            kind: 'typed',
            hint: text(hint, locale),
            size: size ?? usualSize,
          })),
        },
      },
    };
  },
  grade({ body, key }, answer) {
    const { score, feedback } = gradeGaps(orderedKeys(body, key), answer, ({ accept }, typed) =>
      judge(asString(typed), accept, key),
    );
    return { score, feedback: feedbackTexts(...feedback, ...byResult(key.feedback, score ?? 0)) };
  },
  solution: ({ body, key }) =>
    Object.fromEntries(orderedKeys(body, key).map(({ id, accept }) => [id, fullAnswer(accept)])),
  correct: ({ body, key }, answer) =>
    markGaps(body.text, (id) => {
      const accept = acceptedAt(key, id);
      const answerText = asString(memberOf(answer, id)).trim();
      return stepOf(judge(answerText, accept, key).score === 1, answerText, fullAnswer(accept));
    }),
  summarize: ({ body }, answer) =>
    summarizeGaps(inOrder(body.text, body.gaps), (id) => asString(memberOf(answer, id)).trim()),
  starter: {
    body: { prompt: { es: '', en: '' }, text: '{{1}}', gaps: [{ id: '1' }] },
    key: { gaps: [{ id: '1', accept: [{ text: '' }] }] },
  },
  example: {
    question: {
      body,
      key: {
        gaps: [
          { id: '1', accept: [{ text: 'goes' }, { text: 'go', weight: 0, feedback: { en: 'She goes: add -es.' } }] },
          { id: '2', accept: [{ text: 'by' }] },
        ],
      },
    },
    twin: {
      body,
      key: {
        gaps: [
          { id: '1', accept: [{ text: 'has gone' }] },
          { id: '2', accept: [{ text: 'on the' }] },
        ],
        misspelling: 0,
      },
    },
    right: { 1: 'Goes', 2: ' by ' },
    wrong: { 1: 'go', 2: 'with' },
    partial: { 1: 'gose', 2: 'by' },
  },
});

/** The keys of the gaps, as these are read in the text. */
const orderedKeys = (body: Body, key: Key) =>
  inOrder(body.text, body.gaps).map(({ id }) => ({ id, accept: acceptedAt(key, id) }));

const acceptedAt = (key: Key, gap: string) => key.gaps.find(({ id }) => id === gap)?.accept ?? [];
