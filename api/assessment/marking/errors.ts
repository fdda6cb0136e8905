import { readMarked } from '#schemas/questions/marked.ts';
import { judgeCorrections, nothing } from '../corrections.ts';
import { type Span, tokensOf } from '../marked.ts';
import { type Correction, english, type Step, same, stepOf } from './correction.ts';
import { markWords } from './words.ts';

/** They stand behind an error and are no part of it. */
const signs = /[.,;:!?]+$/;

/**
 * A text with its errors as they were corrected, or left, and sound words that were changed.
 * @param correction what was written for a word, '' for nothing
 */
export function markErrors(marked: string, correction: (token: string) => string, caseSensitive?: boolean): Correction {
  const tokens = tokensOf(readMarked(marked).text);
  const { spans, corrected, alarms } = judgeCorrections(marked, correction, caseSensitive);
  const textOf = (id: string) => tokens.find((token) => token.id === id)?.text ?? '';
  const answerTo = (id: string) => correction(id) || textOf(id);
  const stepsOfSpan = (span: Span): Step[] => {
    const answeredWords = span.tokens.map(answerTo).filter((word) => word !== nothing);
    const sign = signs.exec(textOf(span.tokens.at(-1) ?? ''))?.[0] ?? '';
    const bare = (words: string) => (sign && words.endsWith(sign) ? words.slice(0, -sign.length) : words);
    const [now, solution] = [bare(answeredWords.join(' ')), bare(span.accept[0] ?? '')];
    const all = markOf(corrected.includes(span), now, solution);
    const steps = span.tokens.some(correction) ? all : all.map(notAnswered);
    return sign ? [...steps, same(sign)] : steps;
  };
  return markWords(tokens, ({ id, text }) => {
    const span = spans.find((one) => one.tokens.includes(id));
    if (span) return span.tokens[0] === id ? stepsOfSpan(span) : [];
    const written = correction(id);
    if (!written) return undefined;
    const shown = written === nothing ? '' : written;
    return alarms.includes(id) ? [stepOf(false, shown, text)] : markOf(true, shown, '');
  });
}

/** An error that was not touched is struck all the same, and is not what the student wrote. */
const notAnswered = (step: Step): Step => (step.mark === 'wrong' ? { ...step, mark: 'left' } : step);

/** Where a word should not be there, nothing is right instead of it. */
function markOf(isRight: boolean, answered: string, solution: string): Step[] {
  if (isRight) return answered ? [stepOf(true, answered, '')] : [];
  return solution ? [stepOf(false, answered, solution)] : [{ mark: 'extra', text: english(answered) }];
}
