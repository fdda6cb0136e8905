import { asString, memberOf } from '#api/assessment/answer.ts';
import { author, type CommonBody, commonBody, commonOptions, object } from '#api/assessment/author.ts';
import { countCorrections, nothing } from '#api/assessment/corrections.ts';
import { defineQuestion, type Issue } from '#api/assessment/define.ts';
import { byResult, type Feedback, feedbackSchema, feedbackTexts, sentence } from '#api/assessment/feedback.ts';
import { checkMarked, markedSchema, spansOf, tokensOf } from '#api/assessment/marked.ts';
import { markErrors } from '#api/assessment/marking/errors.ts';
import { normalise } from '#api/assessment/text/normalise.ts';
import { text } from '#schemas/localize.ts';
import { readMarked } from '#schemas/questions/marked.ts';

interface Body extends CommonBody {
  text: string;
}

interface Key {
  /** The text with its errors between asterisks and what is right behind bars: 'She *go|goes* home.' */
  marked: string;
  case_sensitive?: boolean;
  feedback?: Feedback;
}

const longestCorrection = 100;

const body: Body = {
  prompt: { es: 'Corrige los errores.', en: 'Correct the mistakes.' },
  text: 'She go to the school by the bus every day.',
};

/**
 * Errors to be found in a text and corrected, each half; what was right and is changed takes half an error away. A
 * correction that takes in a word more or less than the key is right where the same sentence comes of it.
 */
export default defineQuestion<Body, Key, Record<string, string>>({
  author: author(
    object('Question', { ...commonBody }, ['prompt', 'text']),
    object(
      'Key',
      {
        marked: markedSchema('questions.help.error_correction'),
        case_sensitive: { title: 'Capitals matter', type: 'boolean', default: false },
        feedback: feedbackSchema,
      },
      ['marked'],
    ),
  ),
  check: ({ body, key }) => [...checkMarked(body.text, key.marked), ...checkCorrections(key)],
  compile(body, locale) {
    const tokens = tokensOf(body.text);
    const { text: _, ...rest } = commonOptions(body, locale);
    return {
      schema: {
        title: text(body.prompt, locale),
        type: 'object',
        additionalProperties: false,
        properties: Object.fromEntries(
          tokens.map((token) => [token.id, { title: token.text, type: 'string', maxLength: longestCorrection }]),
        ),
      },
      uiSchema: { 'ui:field': 'corrections', 'ui:options': { ...rest, text: body.text, tokens, some: true } },
    };
  },
  grade({ key }, answer) {
    const correction = (id: string) => asString(memberOf(answer, id)).trim();
    const counts = countCorrections(key.marked, correction, key.case_sensitive);
    const { found, corrected, alarms, of } = counts;
    const score = of > 0 ? Math.min(1, Math.max(0, (found + corrected - alarms) / (2 * of))) : 0;
    const summary = found + alarms > 0 && score < 1 ? sentence('feedback.corrections', counts) : undefined;
    return { score, feedback: feedbackTexts(summary, ...byResult(key.feedback, score)) };
  },
  solution: ({ key }) =>
    Object.fromEntries(
      spansOf(key.marked).flatMap(({ tokens, accept: [best = ''] }) =>
        tokens.map((id, at) => [id, (at === 0 && best.trim()) || nothing]),
      ),
    ),
  correct: ({ key }, answer) =>
    markErrors(key.marked, (id) => asString(memberOf(answer, id)).trim(), key.case_sensitive),
  summarize: ({ body }, answer) =>
    tokensOf(body.text)
      .flatMap((token) => {
        const correction = asString(memberOf(answer, token.id)).trim();
        return correction ? [`${token.text} → ${correction === nothing ? '∅' : correction}`] : [];
      })
      .join('\n'),
  starter: { body: { prompt: { es: '', en: '' }, text: '' }, key: { marked: '' } },
  example: {
    question: { body, key: { marked: 'She *go|goes|is going* to *the|* school by *the|* bus every day.' } },
    twin: { body, key: { marked: '*She|I* go *to the school|there* by the bus every day.' } },
    right: { w1: 'goes', w3: '-', w6: '-' },
    wrong: { w0: 'He', w9: 'month' },
    partial: { w1: 'gos', w3: '-' },
  },
});

const plainly = (accepted: string, caseSensitive?: boolean) =>
  accepted.trim() === nothing ? '' : normalise(accepted, caseSensitive);

/** Each error needs a correction that differs from it. */
function checkCorrections(key: Key): Issue[] {
  const { text: shownText, marks } = readMarked(key.marked);
  const path = 'key.marked';
  return marks.flatMap(({ from, to, accept }) => {
    const word = shownText.slice(from, to);
    const same = (one: string) => plainly(one, key.case_sensitive) === normalise(word, key.case_sensitive);
    if (accept.length === 0) return [{ path, rule: 'mark_without_correction', params: { word } }];
    if (accept.some((one) => one.trim().length > longestCorrection))
      return [{ path, rule: 'correction_long', params: { word } }];
    return accept.some(same) ? [{ path, rule: 'correction_same', params: { word } }] : [];
  });
}
