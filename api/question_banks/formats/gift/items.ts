import type { Feedback } from '#api/assessment/feedback.ts';
import type { Answer, Note, Pair, Passage, Piece, Problem, Task } from '#api/question_banks/item.ts';
import { htmlOfMarkdown } from '#api/question_banks/markup/markdown.ts';
import {
  feedbackTextIn,
  lineIn,
  optionIn,
  passageIn,
  type ReadPiece,
  type Source,
  stemIn,
  together,
} from '#api/question_banks/markup/stem.ts';
import type { Text } from '#schemas/localize.ts';
import { wordsOf } from '#schemas/rich.ts';
import type { GiftAnswer, GiftTask, NumericAnswer } from './answers.ts';
import { type GiftQuestion, isEmbedded, stemOf } from './parse.ts';
import type { GiftText } from './scan.ts';

/** The item of a question in a file, or the problem with it. */
export function itemOf(question: GiftQuestion): Piece {
  const place = { line: question.line, name: question.title ?? '' };
  const problem = (reason: string): Problem => ({ ...place, reason });
  if (question.tasks.length === 0) return passageOf(question);
  const gaps = question.tasks.length > 1 || isEmbedded(question);
  const task = gaps ? gapsOf(question.tasks, question.worths) : taskOf(question.tasks[0] as GiftTask);
  if (typeof task === 'string') return problem(task);
  const inText = task.value.kind.endsWith('_gaps');
  const stem = stemIn(sourceOf(stemOf(question, (at) => (inText ? `{{${at}}}` : blank(task.value)))), inText);
  const general = textIn(question.general);
  const feedback = { ...task.feedback, ...generally(task.feedback, general.value) };
  const notes = together([stem, task, general]);
  return { ...place, ...stem.value, points: 1, feedback, notes, task: task.value };
}

/** General feedback: for each result, or beside the feedback of one. */
function generally(own: Feedback = {}, general: Text | undefined): Feedback {
  if (!general) return {};
  return own.correct || own.incorrect ? { general } : { correct: general, incorrect: general };
}

/** What stands for an answer that is not given in the text. Options to tick follow it. */
const blank = (task: Task) => (task.kind === 'choice' && task.multiple ? '' : '_____');

function passageOf(question: GiftQuestion): Passage {
  const { value, notes } = passageIn(sourceOf(stemOf(question, () => '')));
  const place = { line: question.line, name: question.title ?? '' };
  return { ...place, ...value, notes, passage: true };
}

interface ReadTask extends ReadPiece<Task> {
  feedback?: Feedback;
}

function sourceOf({ format, text }: GiftText): Source {
  if (format === 'markdown') return { text: htmlOfMarkdown(text), html: true };
  return format === 'moodle' ? { text, lines: true } : { text, html: format === 'html' };
}

const textIn = (text: GiftText | null) => feedbackTextIn(text ? sourceOf(text) : { text: '' });

function taskOf(task: GiftTask): ReadTask | string {
  switch (task.type) {
    case 'Essay':
      return { value: { kind: 'essay' }, notes: [] };
    case 'Unclear':
      return task.reason;
    case 'TF': {
      const [wrong, right] = task.feedback.map(textIn) as [ReturnType<typeof textIn>, ReturnType<typeof textIn>];
      const feedback = {
        ...(right.value ? { correct: right.value } : {}),
        ...(wrong.value ? { incorrect: wrong.value } : {}),
      };
      return { value: { kind: 'boolean', right: task.isTrue }, notes: together([wrong, right]), feedback };
    }
    case 'Matching':
      return matchOf(task.pairs);
    case 'Numerical': {
      const answers = numbersOf(task.choices);
      return typeof answers === 'string' ? answers : { ...answers, value: { kind: 'short', accept: answers.value } };
    }
    case 'Short': {
      const { value, notes } = answersOf(task.choices);
      return {
        value: { kind: 'short', accept: value },
        notes: [...notes, ...(task.listed ? [{ reason: 'all_right' }] : [])],
      };
    }
    case 'MC': {
      const { value, notes } = answersOf(task.choices, optionIn);
      return { value: { kind: 'choice', multiple: task.several ?? isMultiple(task.choices), options: value }, notes };
    }
  }
}

function matchOf(all: (GiftTask & { type: 'Matching' })['pairs']): ReadTask {
  const notes: { notes: Note[] }[] = [];
  const pairs = all.map(({ subquestion, subanswer, feedback }): Pair => {
    const [left, right, comment] = [lineIn(sourceOf(subquestion)), lineIn({ text: subanswer }), textIn(feedback)];
    notes.push(left, right, comment);
    return { left: left.value, right: right.value, ...(comment.value ? { feedback: comment.value } : {}) };
  });
  const distractors = pairs.filter(({ left }) => !left).map(({ right }) => right);
  return {
    value: { kind: 'match', pairs: pairs.filter(({ left }) => left), distractors },
    notes: together(notes),
  };
}

/** Several options are to be ticked where none is right alone. */
const isMultiple = (choices: GiftAnswer[]) =>
  !choices.some(({ right, weight }) => right || weight === 100) &&
  choices.filter(({ weight }) => (weight ?? 0) > 0).length > 1;

function answersOf(choices: GiftAnswer[], read = lineIn): ReadPiece<Answer[]> {
  const notes: { notes: Note[] }[] = [];
  const value = choices.map(({ right, weight, text, feedback }) => {
    const [line, comment] = [read(sourceOf(text)), textIn(feedback)];
    notes.push(line, comment);
    const worth = weight === null ? (right ? 1 : 0) : weight / 100;
    return { text: line.value, weight: worth, ...(comment.value ? { feedback: comment.value } : {}) };
  });
  return { value, notes: together(notes) };
}

/** A number is a typed answer; one with a tolerance is not supported. */
function numbersOf(choices: (GiftTask & { type: 'Numerical' })['choices']): ReadPiece<Answer[]> | string {
  if (choices === null) return 'not_a_number';
  const list: NumericAnswer[] = Array.isArray(choices)
    ? choices
    : [{ right: true, weight: null, text: choices, feedback: null }];
  const texts: GiftAnswer[] = [];
  for (const answer of list) {
    if ('format' in answer.text) texts.push({ ...answer, text: answer.text });
    else if (answer.text.type === 'high-low' || (answer.text.type === 'range' && answer.text.range !== 0))
      return 'numeric_range';
    else texts.push({ ...answer, text: { format: 'plain', text: String(answer.text.number) } });
  }
  return answersOf(texts);
}

const inWords = (answer: Answer): Answer => ({ ...answer, text: wordsOf(answer.text) });

/**
 * Gaps in a text, as one task, or why they are none of ours.
 * @param worths what each is worth beside the others, which is not kept
 */
export function gapsOf(tasks: GiftTask[], worths: number[] = []): ReadTask | string {
  const gaps = tasks.map(taskOf);
  const failedGap = gaps.find((gap) => typeof gap === 'string');
  if (typeof failedGap === 'string') return failedGap;
  const read = gaps as ReadTask[];
  const [only] = read;
  const values = read.map(({ value }) => value);
  const unequal = new Set(worths).size > 1 ? [{ reason: 'gap_weights_left_out' }] : [];
  const notes = together([...read, { notes: unequal }]);
  if (values.every((value) => value.kind === 'short'))
    return { value: { kind: 'typed_gaps', gaps: values.map(({ accept }) => ({ accept })) }, notes };
  if (tasks.length === 1 && only && (only.value.kind !== 'choice' || only.value.multiple)) return only;
  if (!values.every((value) => value.kind === 'choice')) return 'mixed_gaps';
  return {
    value: { kind: 'chosen_gaps', gaps: values.map(({ options }) => ({ options: options.map(inWords) })) },
    notes,
  };
}
