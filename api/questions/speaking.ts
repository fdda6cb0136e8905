import { asString } from '#api/assessment/answer.ts';
import { author, type CommonBody, commonBody, commonOptions, object } from '#api/assessment/author.ts';
import { defineQuestion } from '#api/assessment/define.ts';
import { byResult, type Feedback, feedbackSchema, feedbackTexts, sentence } from '#api/assessment/feedback.ts';
import { type Criterion, checkModel, checkRubric, rubricSchema, usualRubric } from '#api/assessment/rubric.ts';
import { text } from '#schemas/localize.ts';

interface Body extends CommonBody {
  max_seconds?: number;
  rubric: Criterion[];
}

/** What a good answer says, for who grades it and, where the form reveals it, for who spoke. */
interface Key {
  model: string;
  feedback?: Feedback;
}

const usualSeconds = 60;
const longestModel = 5000;

const body: Body = {
  prompt: { es: 'Di tu nombre y de dónde eres.', en: 'Say your name and where you are from.' },
  max_seconds: 30,
  rubric: [
    {
      name: { es: 'Pronunciación', en: 'Pronunciation' },
      levels: [
        { points: 0, name: { es: 'No se entiende.', en: 'It cannot be understood.' } },
        { points: 2, name: { es: 'Se entiende todo.', en: 'All of it can be understood.' } },
      ],
    },
  ],
};

/** Something said aloud and recorded in the browser: the answer names the recording, which a person grades by the rubric. */
export default defineQuestion<Body, Key, string>({
  author: author(
    object(
      'Question',
      {
        ...commonBody,
        max_seconds: {
          title: 'Longest recording, in seconds',
          type: 'integer',
          minimum: 5,
          maximum: 300,
          default: usualSeconds,
        },
        rubric: rubricSchema,
      },
      ['prompt', 'rubric'],
    ),
    object(
      'Key',
      { model: { title: 'Model answer', type: 'string', maxLength: longestModel }, feedback: feedbackSchema },
      ['model'],
    ),
  ),
  check: ({ body, key }) => [...checkRubric(body.rubric), ...checkModel(key.model)],
  compile: (body, locale) => ({
    schema: { title: text(body.prompt, locale), type: 'string', maxLength: longestModel },
    uiSchema: {
      'ui:widget': 'recorder',
      'ui:options': {
        ...commonOptions(body, locale),
        max_seconds: body.max_seconds ?? usualSeconds,
        criteria: body.rubric.map(({ name }) => text(name, locale)),
      },
    },
  }),
  grade: ({ key }, answer) =>
    asString(answer)
      ? { score: null, feedback: [] }
      : { score: 0, feedback: feedbackTexts(...byResult(key.feedback, 0)) },
  solution: ({ key }) => key.model,
  correct: () => null,
  summarize: ({ key }, answer, locale) => {
    const answerText = asString(answer);
    if (answerText === key.model || !answerText) return answerText;
    return text(sentence('recording', { number: answerText }), locale);
  },
  starter: {
    body: { prompt: { es: '', en: '' }, rubric: usualRubric('task', 'fluency', 'pronunciation') },
    key: { model: '' },
  },
  example: {
    question: { body, key: { model: 'My name is Ana and I am from Puebla.' } },
    twin: { body, key: { model: "I'm Luis. I come from Lima." } },
    right: '17',
    wrong: '',
    partial: null,
  },
});
