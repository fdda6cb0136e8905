import { type Locale, locales, type Text } from '#schemas/localize.ts';
import type { AnswerReview } from '#schemas/types/fragments/answer_review.ts';
import { type CompiledForm, controlOf } from './compile.ts';

/**
 * The rich texts of a question as it was published, and of the feedback on its answer (in its order; null where that is
 * plain words), as clean HTML.
 */
export function richReview(
  content: Record<Locale, CompiledForm>,
  name: string,
  feedback: (Text | undefined)[],
): Pick<AnswerReview, 'rich'> {
  const of = (part: 'prompt' | 'more'): Text =>
    Object.fromEntries(
      locales.flatMap((locale) => {
        const html = controlOf(content[locale], name)['ui:options'].rich?.[part];
        return html === undefined ? [] : [[locale, html]];
      }),
    );
  const texts = { prompt: of('prompt'), more: of('more') };
  const there = Object.fromEntries(Object.entries(texts).filter(([, text]) => Object.keys(text).length > 0));
  const rich = { ...there, ...(feedback.some(Boolean) ? { feedback: feedback.map((text) => text ?? null) } : {}) };
  return Object.keys(rich).length > 0 ? { rich } : {};
}
