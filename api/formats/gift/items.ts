import type { Feedback } from '#api/engine/question/feedback.ts';
import type { Answer, Item, Note, Problem, Task } from '#api/exchange/item.ts';
import { lineIn, optionIn, type Read, saidIn, stemIn, together } from '#api/exchange/stem.ts';
import { wordsOf } from '#schemas/rich.ts';
import type { GiftAnswer, GiftTask, NumericAnswer } from './answers.ts';
import { type GiftQuestion, isEmbedded, stemOf } from './parse.ts';
import type { GiftText } from './scan.ts';

/** The item that a question of a file is, or why it is none. */
export function itemOf(question: GiftQuestion): Item | Problem {
  const place = { line: question.line, name: question.title ?? '' };
  const problem = (reason: string): Problem => ({ ...place, reason });
  if (question.tasks.length === 0) return problem('description');
  const gaps = question.tasks.length > 1 || isEmbedded(question);
  const task = gaps ? gapsOf(question.tasks) : taskOf(question.tasks[0] as GiftTask);
  if (typeof task === 'string') return problem(task);
  const inText = task.value.kind.endsWith('_gaps');
  const source = stemOf(question, (at) => (inText ? `{{${at}}}` : '_____'));
  const stem = stemIn(source.text, isHtml(source), inText);
  const general = said(question.general);
  const feedback: Feedback = { ...task.feedback };
  if (general.value) {
    feedback.correct ??= general.value;
    feedback.incorrect ??= general.value;
  }
  const notes = together(stem, task, general);
  return { ...place, ...stem.value, points: 1, feedback, notes, task: task.value };
}

interface ReadTask extends Read<Task> {
  feedback?: Feedback;
}

const isHtml = ({ format }: GiftText) => (format === 'moodle' ? undefined : format === 'html');
const said = (text: GiftText | null) => saidIn(text?.text, text ? isHtml(text) : false);

function taskOf(task: GiftTask): ReadTask | string {
  switch (task.type) {
    case 'Essay':
      return { value: { kind: 'essay' }, notes: [] };
    case 'TF': {
      const [wrong, right] = task.feedback.map(said) as [ReturnType<typeof said>, ReturnType<typeof said>];
      const feedback = {
        ...(right.value ? { correct: right.value } : {}),
        ...(wrong.value ? { incorrect: wrong.value } : {}),
      };
      return { value: { kind: 'boolean', right: task.isTrue }, notes: together(wrong, right), feedback };
    }
    case 'Matching': {
      const lefts = task.pairs.map(({ subquestion }) => lineIn(subquestion.text, isHtml(subquestion)));
      const rights = task.pairs.map(({ subanswer }) => lineIn(subanswer));
      const all = lefts.map(({ value }, at) => ({ left: value, right: rights[at]?.value ?? '' }));
      const distractors = all.filter(({ left }) => !left).map(({ right }) => right);
      return {
        value: { kind: 'match', pairs: all.filter(({ left }) => left), distractors },
        notes: together(...lefts, ...rights),
      };
    }
    case 'Numerical': {
      const answers = numbersOf(task.choices);
      return typeof answers === 'string' ? answers : { ...answers, value: { kind: 'short', accept: answers.value } };
    }
    case 'Short': {
      const { value, notes } = answersOf(task.choices);
      return { value: { kind: 'short', accept: value }, notes };
    }
    case 'MC': {
      const { value, notes } = answersOf(task.choices, optionIn);
      return { value: { kind: 'choice', multiple: isMultiple(task.choices), options: value }, notes };
    }
  }
}

/** Several options are to be ticked where none is right alone. */
const isMultiple = (choices: GiftAnswer[]) =>
  !choices.some(({ right, weight }) => right || weight === 100) &&
  choices.filter(({ weight }) => (weight ?? 0) > 0).length > 1;

function answersOf(choices: GiftAnswer[], read = lineIn): Read<Answer[]> {
  const notes: { notes: Note[] }[] = [];
  const value = choices.map(({ right, weight, text, feedback }) => {
    const [line, comment] = [read(text.text, isHtml(text)), said(feedback)];
    notes.push(line, comment);
    const worth = weight === null ? (right ? 1 : 0) : weight / 100;
    return { text: line.value, weight: worth, ...(comment.value ? { feedback: comment.value } : {}) };
  });
  return { value, notes: together(...notes) };
}

/** A number is a typed answer; one that may be more or less is none of ours. */
function numbersOf(choices: (GiftTask & { type: 'Numerical' })['choices']): Read<Answer[]> | string {
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

/** Gaps in a text, as one task, or why they are none of ours. */
export function gapsOf(tasks: GiftTask[]): ReadTask | string {
  const gaps = tasks.map(taskOf);
  const failed = gaps.find((gap) => typeof gap === 'string');
  if (typeof failed === 'string') return failed;
  const read = gaps as ReadTask[];
  const [only] = read;
  const values = read.map(({ value }) => value);
  if (values.every((value) => value.kind === 'short')) {
    return { value: { kind: 'typed_gaps', gaps: values.map(({ accept }) => ({ accept })) }, notes: together(...read) };
  }
  if (values.every((value) => value.kind === 'choice')) {
    return {
      value: { kind: 'chosen_gaps', gaps: values.map(({ options }) => ({ options: options.map(inWords) })) },
      notes: together(...read),
    };
  }
  return tasks.length === 1 && only ? only : 'mixed_gaps';
}
