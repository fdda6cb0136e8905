import { asString } from '#api/assessment/answer.ts';
import { author, type CommonBody, commonBody, commonOptions, object } from '#api/assessment/author.ts';
import { defineQuestion } from '#api/assessment/define.ts';
import { byResult, type Feedback, feedbackSchema, feedbackTexts } from '#api/assessment/feedback.ts';
import { markTyped } from '#api/assessment/marking/typed.ts';
import {
  type Accepted,
  acceptedSchema,
  checkAccepted,
  fullAnswer,
  greetingsSchema,
  type Reading,
  readingSchema,
} from '#api/assessment/typed/accepted.ts';
import { judge } from '#api/assessment/typed/judge.ts';
import { text } from '#schemas/localize.ts';

interface Body extends CommonBody {
  max_length?: number;
}

interface Key extends Reading {
  accept: Accepted[];
  feedback?: Feedback;
}

const usualLength = 200;
const longestAnswer = 500;

const body: Body = {
  prompt: { es: 'Escribe la frase en negativo.', en: 'Write the sentence in the negative.' },
  text: 'They live in Lima.',
};

/** A few words, typed: the best accepted variant that the answer equals, else the best that it misspells. */
export default defineQuestion<Body, Key, string>({
  author: author(
    object(
      'Question',
      {
        ...commonBody,
        max_length: {
          title: 'Longest answer',
          type: 'integer',
          minimum: 1,
          maximum: longestAnswer,
          default: usualLength,
        },
      },
      ['prompt'],
    ),
    object('Key', { accept: acceptedSchema, ...readingSchema, greetings: greetingsSchema, feedback: feedbackSchema }, [
      'accept',
    ]),
  ),
  check: ({ body: { max_length = usualLength }, key }) => checkAccepted(key.accept, key, 'key.accept', max_length),
  compile: (body, locale) => ({
    schema: { title: text(body.prompt, locale), type: 'string', maxLength: body.max_length ?? usualLength },
    uiSchema: { 'ui:widget': 'short_text', 'ui:options': commonOptions(body, locale) },
  }),
  grade({ key }, answer) {
    const { score, feedback } = judge(asString(answer), key.accept, key);
    return { score, feedback: feedbackTexts(...feedback, ...byResult(key.feedback, score ?? 0)) };
  },
  solution: ({ key }) => fullAnswer(key.accept),
  correct: ({ key }, answer) => {
    const answerText = asString(answer);
    return markTyped(answerText, key.accept, judge(answerText, key.accept, key).score);
  },
  summarize: (_, answer) => asString(answer).trim(),
  starter: { body: { prompt: { es: '', en: '' }, text: '' }, key: { accept: [{ text: '' }] } },
  example: {
    question: {
      body,
      key: {
        accept: [
          { text: "They don't live in Lima." },
          { text: 'They do not live there.', weight: 0.8 },
          { text: 'They not live in Lima.', weight: 0, feedback: { en: 'Use do not before the verb.' } },
        ],
      },
    },
    twin: { body, key: { accept: [{ text: 'They never live in Lima.' }], case_sensitive: true } },
    right: 'they do not  live in Lima',
    wrong: 'They not live in Lima.',
    partial: 'They don’t live there',
  },
});
