import type { Answer, Item, Note, Task } from './item.ts';

/** What can come in again: a file of questions has 20 MB, and a third more than its bytes takes what it carries. */
export const largestAttachments = 14 * 1024 * 1024;

/** More than a question of any type can hold: reported before it is converted. */
const [mostParts, longestPart] = [200, 5000];

/** Why no question can be made of an item; null where it can be tried. */
export function hindrance({ task, prompt, text }: Item): Note | null {
  const parts = partsOf(task);
  if (parts.some((list) => list.length > mostParts)) return { reason: 'many_parts', params: { limit: mostParts } };
  const long = [text, ...parts.flat()].find((part) => part.length > longestPart);
  if (long) return { reason: 'long_part', params: { limit: longestPart, text: `${long.slice(0, 40)}…` } };
  if (Object.values(prompt).some((text) => text.length > 2 * longestPart))
    return { reason: 'long_part', params: { limit: longestPart, text: '' } };
  if (task.kind === 'chosen_gaps') {
    const at = task.gaps.findIndex(({ options }) => isSeveral(options));
    if (at >= 0) return { reason: 'gap_several_right', params: { gap: at + 1 } };
  }
  return null;
}

const texts = (answers: Answer[]) => answers.map(({ text }) => text);

/** The lists of a task, as far as each can be long. */
function partsOf(task: Task): string[][] {
  switch (task.kind) {
    case 'choice':
      return [texts(task.options)];
    case 'short':
      return [texts(task.accept)];
    case 'typed_gaps':
      return [task.gaps.map(() => ''), ...task.gaps.slice(0, mostParts).map(({ accept }) => texts(accept))];
    case 'chosen_gaps':
      return [task.gaps.map(() => ''), ...task.gaps.slice(0, mostParts).map(({ options }) => texts(options))];
    case 'match':
      return [task.pairs.map(({ left }) => left), task.pairs.map(({ right }) => right), task.distractors];
    case 'order':
      return [task.items];
    default:
      return [];
  }
}

/** Whether a list has several right options: in a gap one alone can be chosen. */
function isSeveral(options: Answer[]): boolean {
  const best = Math.max(0, ...options.map(({ weight }) => weight));
  return options.filter(({ weight }) => best > 0 && weight === best).length > 1;
}
