import { asString } from '#api/assessment/answer.ts';
import { author, type CommonBody, commonBody, commonOptions, object } from '#api/assessment/author.ts';
import { defineQuestion, type Issue } from '#api/assessment/define.ts';
import { byResult, type Feedback, feedbackSchema, feedbackTexts } from '#api/assessment/feedback.ts';
import { type Criterion, checkModel, checkRubric, rubricSchema, usualRubric } from '#api/assessment/rubric.ts';
import { text } from '#schemas/localize.ts';

interface Body extends CommonBody {
  min_words?: number;
  max_words?: number;
  rubric: Criterion[];
}

/** What a good answer looks like, for who grades it and, where the form reveals it, for who wrote it. */
interface Key {
  model: string;
  feedback?: Feedback;
}

const longest = 20_000;
const words = (title: string) => ({ title, type: 'integer', minimum: 1, maximum: 2000 });

const body: Body = {
  prompt: { es: 'Cuenta en un correo cómo es tu día.', en: 'Tell in an e-mail what your day is like.' },
  min_words: 40,
  max_words: 80,
  rubric: [
    {
      name: { es: 'Contenido', en: 'Content' },
      levels: [
        { points: 0, name: { es: 'No contesta a lo que se pide.', en: 'Does not do what is asked.' } },
        { points: 2, name: { es: 'Cuenta el día entero.', en: 'Tells about the whole day.' } },
      ],
    },
  ],
};

/** A text of one's own. A person grades it against the rubric; only a blank one needs nobody. */
export default defineQuestion<Body, Key, string>({
  author: author(
    object(
      'Question',
      { ...commonBody, min_words: words('Fewest words'), max_words: words('Most words'), rubric: rubricSchema },
      ['prompt', 'rubric'],
    ),
    object('Key', { model: { title: 'Model answer', type: 'string', maxLength: longest }, feedback: feedbackSchema }, [
      'model',
    ]),
  ),
  check: ({ body, key }) => [...checkRubric(body.rubric), ...checkWords(body), ...checkModel(key.model)],
  compile: (body, locale) => ({
    schema: { title: text(body.prompt, locale), type: 'string', maxLength: longest },
    uiSchema: {
      'ui:widget': 'essay',
      'ui:options': {
        ...commonOptions(body, locale),
        ...(body.min_words ? { min_words: body.min_words } : {}),
        ...(body.max_words ? { max_words: body.max_words } : {}),
        criteria: body.rubric.map(({ name }) => text(name, locale)),
      },
    },
  }),
  grade: ({ key }, answer) =>
    asString(answer).trim()
      ? { score: null, feedback: [] }
      : { score: 0, feedback: feedbackTexts(...byResult(key.feedback, 0)) },
  solution: ({ key }) => key.model,
  correct: () => null,
  summarize: (_, answer) => asString(answer).trim(),
  starter: {
    body: { prompt: { es: '', en: '' }, rubric: usualRubric('task', 'range', 'accuracy') },
    key: { model: '' },
  },
  example: {
    question: { body, key: { model: 'Hi Ana, I get up at six and I have coffee with my sister.' } },
    twin: { body, key: { model: 'Dear Ana, my day starts late because I work at night.' } },
    right: 'Hello Ana! I get up at seven and I go to work by bus.',
    wrong: '',
    partial: null,
  },
});

const checkWords = ({ min_words = 1, max_words = min_words }: Body): Issue[] =>
  max_words < min_words ? [{ path: 'body.max_words', rule: 'words_crossed' }] : [];
