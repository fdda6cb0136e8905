import { asStrings } from '#api/assessment/answer.ts';
import { author, type CommonBody, commonBody, commonOptions, object } from '#api/assessment/author.ts';
import { defineQuestion } from '#api/assessment/define.ts';
import { byResult, type Feedback, feedbackSchema, feedbackTexts } from '#api/assessment/feedback.ts';
import { checkMarked, markedSchema, spansOf, tokensOf } from '#api/assessment/marked.ts';
import { english, stepOf } from '#api/assessment/marking/correction.ts';
import { markWords } from '#api/assessment/marking/words.ts';
import { text } from '#schemas/localize.ts';

interface Body extends CommonBody {
  text: string;
}

interface Key {
  /** The text with asterisks around the words to mark. */
  marked: string;
  feedback?: Feedback;
}

const body: Body = {
  prompt: { es: 'Marca los verbos.', en: 'Mark the verbs.' },
  text: 'She gets up early and drinks coffee.',
};

/** Words of a text to be marked: each right one earns its share, each wrong one takes as much away. */
export default defineQuestion<Body, Key, string[]>({
  author: author(
    object('Question', { ...commonBody }, ['prompt', 'text']),
    object('Key', { marked: markedSchema('questions.help.mark_words'), feedback: feedbackSchema }, ['marked']),
  ),
  check: ({ body, key }) => checkMarked(body.text, key.marked),
  compile(body, locale) {
    const tokens = tokensOf(body.text);
    const { text: _, ...rest } = commonOptions(body, locale);
    return {
      schema: {
        title: text(body.prompt, locale),
        type: 'array',
        uniqueItems: true,
        maxItems: tokens.length,
        items: { type: 'string', enum: tokens.length > 0 ? tokens.map(({ id }) => id) : [''] },
      },
      uiSchema: { 'ui:widget': 'words', 'ui:options': { ...rest, text: body.text, tokens } },
    };
  },
  grade({ key }, answer) {
    const [right, marked] = [rightOnes(key), asStrings(answer)];
    const found = marked.filter((id) => right.includes(id)).length;
    const score = right.length > 0 ? Math.max(0, (2 * found - marked.length) / right.length) : 0;
    return { score, feedback: feedbackTexts(...byResult(key.feedback, score)) };
  },
  solution: ({ key }) => rightOnes(key),
  correct({ body, key }, answer) {
    const [right, marked] = [rightOnes(key), asStrings(answer)];
    return markWords(tokensOf(body.text), ({ id, text: word }) => {
      if (right.includes(id)) return [stepOf(marked.includes(id), marked.includes(id) ? word : '', word)];
      return marked.includes(id) ? [{ mark: 'wrong', text: english(word) }] : undefined;
    });
  },
  summarize: ({ body }, answer) =>
    tokensOf(body.text)
      .filter(({ id }) => asStrings(answer).includes(id))
      .map((token) => token.text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '') || token.text)
      .join(' · '),
  starter: { body: { prompt: { es: '', en: '' }, text: '' }, key: { marked: '' } },
  example: {
    question: { body, key: { marked: 'She *gets up* early and *drinks* coffee.' } },
    twin: { body, key: { marked: '*She* gets up early and drinks *coffee*.' } },
    right: ['w1', 'w2', 'w5'],
    wrong: ['w0', 'w1'],
    partial: ['w1', 'w2'],
  },
});

const rightOnes = ({ marked }: Key) => [...new Set(spansOf(marked).flatMap(({ tokens }) => tokens))];
