import type { Feedback } from '#api/assessment/feedback.ts';
import type { Answer, Task } from '#api/question_banks/item.ts';
import { lineIn, type ReadPiece } from '#api/question_banks/markup/stem.ts';
import { all, at, type Node, words } from '#api/question_banks/markup/xml.ts';
import { answersIn } from '../gift/answers.ts';
import { gapsOf } from '../gift/items.ts';

export interface ReadTask extends ReadPiece<Task> {
  feedback?: Feedback;
  /** The text with its gaps in place. */
  text?: string;
}

/** Gaps in Moodle's own notation within the text: {1:MULTICHOICE:~a~=b}. */
export function cloze(source: string): ReadTask | string {
  const found = gapsIn(source);
  if (found.length === 0) return 'no_gaps';
  const answers = found.map(({ content }) => answersIn(content, 'html'));
  const read = gapsOf(
    answers.map(({ task }) => task),
    answers.map(({ worth }) => worth),
  );
  if (typeof read === 'string') return read;
  const isInText = read.value.kind.endsWith('_gaps');
  const text = fillPlaces(source, found, (number) => (isInText ? `{{${number}}}` : ''));
  const capitals = /^\d*:(SHORTANSWER_C|SAC|MWC):/i;
  const sensitive = read.value.kind === 'typed_gaps' && found.some(({ content }) => capitals.test(content));
  return { ...read, value: { ...read.value, ...(sensitive ? { case_sensitive: true } : {}) } as Task, text };
}

interface Place {
  from: number;
  to: number;
  content: string;
}

/** Where gaps stand that are closed; a brace that is escaped closes none. */
function gapsIn(source: string): Place[] {
  const found: Place[] = [];
  const begin = /\{\d{0,9}:[A-Z_]{2,20}:/gi;
  for (let open = begin.exec(source); open; open = begin.exec(source)) {
    const to = closing(source, begin.lastIndex);
    if (to < 0) break;
    found.push({ from: open.index, to: to + 1, content: source.slice(open.index + 1, to) });
    begin.lastIndex = to + 1;
  }
  return found;
}

function closing(source: string, from: number): number {
  for (let at = from; at < source.length; at += source[at] === '\\' ? 2 : 1) if (source[at] === '}') return at;
  return -1;
}

/** A text with something else in its places. */
function fillPlaces(
  source: string,
  places: { from: number; to: number }[],
  instead: (number: number) => string,
): string {
  const before = places.map(({ from }, at) => source.slice(places[at - 1]?.to ?? 0, from) + instead(at + 1));
  return before.join('') + source.slice(places.at(-1)?.to ?? 0);
}

/** Gaps of the kind [[2]], whose right word is the second of all; each may hold the words of its group. */
export function selectTask(question: Node, source: string, more: { shuffle?: boolean }): ReadTask | string {
  const options = [...all(question, 'selectoption'), ...all(question, 'dragbox')].map((option) => ({
    text: lineIn({ text: words(at(option, 'text')) }).value,
    group: words(at(option, 'group')).trim(),
  }));
  const groups = Map.groupBy(options, ({ group }) => group);
  const gaps: { options: Answer[] }[] = [];
  const text = source.replace(/\[\[(\d{1,9})\]\]/g, (_, place: string) => {
    const right = options[Number(place) - 1];
    const group = (gaps.length < mostGaps && groups.get(right?.group ?? '')) || [];
    gaps.push({ options: group.map((option) => ({ text: option.text, weight: option === right ? 1 : 0 })) });
    return `{{${gaps.length}}}`;
  });
  return gaps.length > 0 ? { value: { kind: 'chosen_gaps', gaps, ...more }, notes: [], text } : 'no_gaps';
}

/** Beyond this a question is refused anyway. */
const mostGaps = 200;

/**
 * The gaps of a type that others have added to Moodle: the [right] words are in the text between two signs; what is
 * wrong, and may be chosen too, among the answers.
 */
export function gapfill(question: Node, source: string): ReadTask | string {
  const signs = words(at(question, 'delimitchars')).trim() || '[]';
  const [open, close] = [signs[0] as string, signs[1] ?? (signs[0] as string)];
  const places: Place[] = [];
  for (let from = source.indexOf(open); from >= 0; from = source.indexOf(open, places.at(-1)?.to)) {
    const to = source.indexOf(close, from + 1);
    if (to < 0 || places.length > mostGaps) break;
    places.push({ from, to: to + 1, content: lineIn({ text: source.slice(from + 1, to) }).value });
  }
  if (places.length === 0) return 'no_gaps';
  const text = fillPlaces(source, places, (number) => `{{${number}}}`);
  const rights = places.map(({ content }) => content);
  if (!/^(dropdown|dragdrop)$/.test(words(at(question, 'answerdisplay')).trim())) {
    const sensitive = words(at(question, 'casesensitive')).trim() === '1';
    const gaps = rights.map((right) => ({
      accept: right.split('|').map((variant) => ({ text: variant.trim(), weight: 1 })),
    }));
    return { value: { kind: 'typed_gaps', gaps, ...(sensitive ? { case_sensitive: true } : {}) }, notes: [], text };
  }
  const wrong = all(question, 'answer')
    .filter(({ attributes }) => Number(attributes.fraction ?? 0) <= 0)
    .map((answer) => lineIn({ text: words(at(answer, 'text')) }).value);
  const gapOptions = [...new Set([...rights, ...wrong])].slice(0, mostGaps);
  const gaps = rights.map((right) => ({
    options: gapOptions.map((text) => ({ text, weight: text === right ? 1 : 0 })),
  }));
  return { value: { kind: 'chosen_gaps', gaps, shuffle: true }, notes: [], text };
}
