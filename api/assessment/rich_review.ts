import { type Locale, locales, type Text } from '#schemas/localize.ts';
import { type CompiledForm, controlOf } from './compile.ts';

/** What of a reviewed question is more than words, as clean HTML. */
export interface RichReview {
  prompt?: Text;
  more?: Text;
  /** In the order of what is told; null where that is words. */
  feedback?: (Text | null)[];
}

/** What a question asked, as it was published, and what is told to its answer. */
export function richReview(
  content: Record<Locale, CompiledForm>,
  name: string,
  told: (Text | undefined)[],
): { rich?: RichReview } {
  const of = (part: 'prompt' | 'more'): Text =>
    Object.fromEntries(
      locales.flatMap((locale) => {
        const html = controlOf(content[locale], name)['ui:options'].rich?.[part];
        return html === undefined ? [] : [[locale, html]];
      }),
    );
  const asked = { prompt: of('prompt'), more: of('more') };
  const there = Object.fromEntries(Object.entries(asked).filter(([, said]) => Object.keys(said).length > 0));
  const rich = { ...there, ...(told.some(Boolean) ? { feedback: told.map((said) => said ?? null) } : {}) };
  return Object.keys(rich).length > 0 ? { rich } : {};
}
