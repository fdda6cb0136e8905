import type { OptionFeedback } from '#api/assessment/choice.ts';
import type { StoredQuestion } from '#api/assessment/compile.ts';
import type { Feedback } from '#api/assessment/feedback.ts';
import { inOrder } from '#api/assessment/gaps.ts';
import type { Option } from '#api/assessment/options.ts';
import { nameOf } from '#api/assessment/pictures.ts';
import type { Row } from '#api/assessment/rows.ts';
import { type Accepted, mostAccepted } from '#api/assessment/typed/accepted.ts';
import type { Text } from '#schemas/localize.ts';
import { answersOf } from '#schemas/questions/answer_pattern.ts';
import type { Answer, Attachment, Item, Note, Task } from './item.ts';

/** A question as a form holds it; bodies and keys differ by their types. */
export interface QuestionRow extends Pick<StoredQuestion, 'type' | 'body' | 'key' | 'points' | 'parent_id'> {
  order: number;
  difficulty: string;
  skill: string | null;
  level_id: number | null;
  pilot: boolean;
  id?: number;
  /** The order of its level, by which other schools know it. */
  level?: number | null;
}

/**
 * A question for the formats; null where they have no words for its type. `notes` say what the file does not take along.
 * @param files what is shown beside it, where the format takes that along
 */
export function itemFor(question: QuestionRow, files?: Attachment[]): Item | null {
  const task = taskOf(question);
  if (!task) return null;
  const { order, body, key, points, difficulty, skill } = question;
  const feedback: Feedback | undefined = key.feedback;
  return {
    line: order,
    name: `${order}`,
    prompt: body.prompt,
    text:
      task.kind === 'boolean'
        ? [body.text, nameOf(body.statements[0])].filter(Boolean).join('\n')
        : numberGaps(body.text ?? '', task),
    points,
    ...(difficulty === 'medium' ? {} : { difficulty }),
    ...(skill ? { skill } : {}),
    ...(feedback ? { feedback } : {}),
    ...(files ? { files } : {}),
    notes: outside(question, files !== undefined),
    task,
  };
}

/** What of a question the file does not take along. */
function outside({ body, key, level_id, parent_id, pilot }: QuestionRow, withFiles: boolean): Note[] {
  const rows = [...(key.statements ?? []), ...(key.left ?? [])];
  const options = [...(body.options ?? []), ...(body.left ?? []), ...(body.statements ?? [])];
  const media: { alt?: Text; plays?: number }[] = withFiles ? body.media : [];
  const left: Record<string, boolean> = {
    media: (!withFiles && Boolean(body.media?.length)) || options.some((option) => option.medium?.resource),
    plays: media.some(({ plays }) => plays !== undefined),
    alt_language: media.some(({ alt }) => alt?.es),
    question_hints: Boolean(body.hints?.length),
    group: parent_id != null,
    level: level_id !== null,
    pilot,
    answer_feedback: rows.some((row) => row.feedback),
    order_rules: Boolean(key.strict || key.alternatives?.length),
    patterns: [key.accept ?? [], ...(key.gaps ?? []).map((gap: { accept?: Accepted[] }) => gap.accept ?? [])].some(
      (accept) => variants(accept).length > accept.length,
    ),
    numbers_in_words: Boolean(key.numbers_in_words),
    greetings: Boolean(key.greetings),
  };
  return Object.keys(left)
    .filter((reason) => left[reason])
    .map((reason) => ({ reason }));
}

function taskOf({ type, body, key }: QuestionRow): Task | null {
  const reading = {
    ...(key.case_sensitive ? { case_sensitive: true } : {}),
    ...(key.misspelling === undefined ? {} : { misspelling: key.misspelling }),
  };
  switch (type) {
    case 'choice_single':
    case 'choice_multiple': {
      const right = [key.correct].flat() as string[];
      const options = answers(body.options, right, key.options);
      return { kind: 'choice', multiple: type === 'choice_multiple', options };
    }
    case 'text_short': {
      const longest = body.max_length === undefined ? {} : { max_length: body.max_length };
      return { kind: 'short', accept: acceptedOf(key.accept), ...reading, ...longest };
    }
    case 'gap_typed': {
      const gaps = inText(body, key).map(({ gap, answer }) => ({ ...gap, accept: acceptedOf(answer.accept) }));
      return { kind: 'typed_gaps', gaps, ...reading };
    }
    case 'gap_choice':
      return {
        kind: 'chosen_gaps',
        gaps: inText(body, key).map(({ gap, answer }) => ({
          options: answers(gap.options, [answer.correct], answer.options),
        })),
      };
    case 'boolean': {
      const [only, other] = key.statements;
      const is = only?.correct === 'true' || only?.correct === 'false';
      return !other && is ? { kind: 'boolean', right: only.correct === 'true' } : null;
    }
    case 'match':
      return matchOf(body, key);
    case 'order': {
      const texts = new Map<string, string>(body.items.map(({ id, text }: Option) => [id, text]));
      return { kind: 'order', items: key.order.map((id: string) => texts.get(id) ?? '') };
    }
    default:
      return null;
  }
}

function matchOf({ left, right }: QuestionRow['body'], key: QuestionRow['key']): Task {
  const keys = new Map<string, string>(
    key.left.map(({ id, correct }: { id: string; correct: string }) => [id, correct]),
  );
  const texts = new Map<string, string>(right.map(({ id, text }: Option) => [id, text]));
  const pairs = left.map((row: Row) => ({ left: nameOf(row), right: texts.get(keys.get(row.id) ?? '') ?? '' }));
  const usedRights = new Set(keys.values());
  return {
    kind: 'match',
    pairs,
    distractors: right.flatMap(({ id, text }: Option) => (usedRights.has(id) ? [] : [text])),
  };
}

const answers = (options: Option[], right: string[], optionFeedback: OptionFeedback[] = []): Answer[] =>
  options.map(({ id, text }) => {
    const feedback = optionFeedback.find(({ option }) => option === id)?.feedback;
    return { text, weight: right.includes(id) ? 1 : 0, ...(feedback ? { feedback } : {}) };
  });

/** Each answer by itself: no format has patterns. */
const variants = (accept: Accepted[]): Answer[] =>
  accept.flatMap((variant) => answersOf(variant.text).map((text) => ({ weight: 1, ...variant, text })));

/** As many as can come in again. */
const acceptedOf = (accept: Accepted[]) => variants(accept).slice(0, mostAccepted);

/** The gaps with their keys, as they are read in the text. */
const inText = ({ text, gaps }: QuestionRow['body'], key: QuestionRow['key']) =>
  inOrder(text, gaps as { id: string }[]).map(({ id, ...gap }) => ({
    gap: gap as QuestionRow['body'],
    answer: key.gaps.find((answer: { id: string }) => answer.id === id),
  }));

/** Gaps by their numbers, whatever their ids. */
function numberGaps(text: string, { kind }: Task): string {
  let number = 0;
  if (!kind.endsWith('_gaps')) return text;
  return text.replace(/\{\{[a-z0-9]{1,12}\}\}/g, () => {
    number += 1;
    return `{{${number}}}`;
  });
}
