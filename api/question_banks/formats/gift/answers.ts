import { find, type GiftText, opaque, type TextFormat, textOf, unescapeSigns } from './scan.ts';

export interface GiftAnswer {
  right: boolean;
  /** Per cent; null where none is written. */
  weight: number | null;
  text: GiftText;
  feedback: GiftText | null;
}

export type Numeric =
  | { type: 'simple'; number: number }
  | { type: 'range'; number: number; range: number }
  | { type: 'high-low'; numberLow: number; numberHigh: number };

export interface NumericAnswer extends Omit<GiftAnswer, 'text'> {
  text: Numeric | GiftText;
}

/** What stands between two braces. */
export type GiftTask =
  | { type: 'Essay' }
  | { type: 'TF'; isTrue: boolean; feedback: [GiftText | null, GiftText | null] }
  /** `listed`: it was written as a list, each of whose options is right. */
  | { type: 'Short'; choices: GiftAnswer[]; listed?: boolean }
  /** `several`: more than one option is to be ticked. */
  | { type: 'MC'; choices: GiftAnswer[]; several?: boolean }
  | { type: 'Matching'; pairs: GiftPair[] }
  | { type: 'Numerical'; choices: Numeric | NumericAnswer[] | null }
  | { type: 'Unclear'; reason: string };

interface GiftPair {
  subquestion: GiftText;
  subanswer: string;
  feedback: GiftText | null;
}

const cloze =
  /^(\d*)\s*:\s*(SHORTANSWER|SA|MW|SHORTANSWER_C|SAC|MWC|NUMERICAL|NM|(?:MULTICHOICE|MULTIRESPONSE|MC|MR)_?[VHS]{0,2})\s*:/i;

/** The content between two braces, and its feedback. */
export interface GiftAnswers {
  task: GiftTask;
  /** The feedback after ####. */
  general: GiftText | null;
  /** Whether it is a gap in Moodle's notation. */
  marked: boolean;
  /** What a gap is worth beside the others. */
  worth: number;
}

/** Reads the inside of an answer. */
export function answersIn(content: string, format: TextFormat): GiftAnswers {
  const end = find(content, '####');
  const general = end < 0 ? null : textOf(content.slice(end + 4), format);
  const inner = (end < 0 ? content : content.slice(0, end)).trim();
  const gap = cloze.exec(inner);
  if (!gap) return { task: taskIn(inner, format), general, marked: false, worth: 1 };
  const task = clozeTask(gap[2] as string, inner.slice(gap[0].length), format);
  return { task, general, marked: true, worth: Number(gap[1] || 1) };
}

const truth = /^(T|TRUE|F|FALSE)\s*(?=#|$)/i;
const bothTruths = /^(?:T|TRUE|F|FALSE)[\s,;|/]+(?:T|TRUE|F|FALSE)$/i;

function taskIn(content: string, format: TextFormat): GiftTask {
  if (!content) return { type: 'Essay' };
  if (content.startsWith('#')) return numeric(content.slice(1), format);
  const verdict = truth.exec(content);
  if (verdict) return truthTask(verdict[1] as string, content.slice(verdict[0].length), format);
  if (bothTruths.test(content)) return { type: 'Unclear', reason: 'truth_unclear' };
  const answers = split(content);
  if (answers.length === 0) return { type: 'Short', choices: [{ ...answerOf(content, format), right: true }] };
  const [wrong, arrows] = [answers.some(({ sign }) => sign === '~'), answers.map(({ raw }) => find(raw, '->'))];
  if (!wrong && arrows.some((at) => at >= 0)) {
    if (arrows.some((at) => at < 0)) return { type: 'Unclear', reason: 'pairs_wrong' };
    if (answers.length === 1) return { type: 'Unclear', reason: 'one_pair' };
    return { type: 'Matching', pairs: answers.map(({ raw }, at) => pairOf(raw, arrows[at] as number, format)) };
  }
  const choices = answers.map(({ sign, raw }) => ({ ...answerOf(raw, format), right: sign === '=' }));
  if (wrong) return { type: 'MC', choices };
  return { type: 'Short', choices, ...(find(content, '~') < 0 ? {} : { listed: true }) };
}

/** A gap in Moodle's own notation, {1:MC:~on~=with}, where ~ parts the answers and the first needs none. */
function clozeTask(kind: string, rest: string, format: TextFormat): GiftTask {
  if (/^N/i.test(kind)) return numeric(rest, format);
  const isBegun = /^[~=]/.test(rest.trimStart());
  const choices = split(isBegun ? rest : `~${rest}`).map(({ sign, raw }) => ({
    ...answerOf(raw, format),
    right: sign === '=',
  }));
  if (!/^(MC|MULTI|MR)/i.test(kind)) return { type: 'Short', choices };
  if (/^(MR|MULTIRESPONSE)/i.test(kind)) return { type: 'MC', choices, several: true };
  const isRight = ({ right, weight }: GiftAnswer) => right || weight === 100;
  return choices.length > 1 && choices.every(isRight)
    ? { type: 'Short', choices, listed: true }
    : { type: 'MC', choices };
}

function truthTask(word: string, rest: string, format: TextFormat): GiftTask {
  const [, first, second] = parts(rest);
  return {
    type: 'TF',
    isTrue: /^t/i.test(word),
    feedback: [feedbackTextIn(first, format), feedbackTextIn(second, format)],
  };
}

const feedbackTextIn = (raw: string | undefined, format: TextFormat) => (raw?.trim() ? textOf(raw, format) : null);

function pairOf(raw: string, arrow: number, format: TextFormat): GiftPair {
  const [right, feedback] = parts(raw.slice(arrow + 2));
  return {
    subquestion: textOf(raw.slice(0, arrow), format),
    subanswer: textOf(right ?? '', 'moodle').text,
    feedback: feedbackTextIn(feedback, format),
  };
}

const percentage = /^%(-?[\d.,]+)%/;

function answerOf(raw: string, format: TextFormat): GiftAnswer {
  const trimmed = raw.trimStart();
  const worth = percentage.exec(trimmed);
  const [text = '', feedback] = parts(worth ? trimmed.slice(worth[0].length) : raw);
  const weight = worth ? Number((worth[1] as string).replace(',', '.')) : null;
  return { right: false, weight, text: textOf(text, format), feedback: feedbackTextIn(feedback, format) };
}

/** The pieces between unescaped #. */
function parts(raw: string): string[] {
  const found: string[] = [];
  let from = 0;
  for (let at = find(raw, '#'); at >= 0; at = find(raw, '#', from)) {
    found.push(raw.slice(from, at));
    from = at + 1;
  }
  return [...found, raw.slice(from)];
}

/** The answers behind = and ~; a right one may be written ~= too. */
function split(content: string): { sign: string; raw: string }[] {
  const answers: { sign: string; from: number; to: number }[] = [];
  for (let at = 0; at < content.length; ) {
    const [size, sign, last] = [opaque(content, at), content[at] as string, answers.at(-1)];
    if (size === 1 && (sign === '=' || sign === '~')) {
      const isMark = sign === '=' && last?.sign === '~' && !content.slice(last.from, at).trim();
      if (last) last.to = at;
      if (isMark) answers.pop();
      answers.push({ sign, from: at + 1, to: content.length });
    } else if (!last && sign.trim()) return [];
    at += size;
  }
  return answers.map(({ sign, from, to }) => ({ sign, raw: content.slice(from, to) }));
}

function numeric(content: string, format: TextFormat): GiftTask {
  const answers = split(content);
  if (answers.length === 0) return { type: 'Numerical', choices: numberIn(parts(content)[0] ?? '') };
  const choices = answers.map(({ sign, raw }) => {
    const answer = answerOf(raw, format);
    const text = numberIn(answer.text.text) ?? { ...answer.text, text: answer.text.text || '*' };
    return { ...answer, right: sign === '=', text };
  });
  return { type: 'Numerical', choices };
}

const number = '\\s*(-?\\d+(?:[.,]\\d+)?(?:e[+-]?\\d+)?)\\s*';

/** 1822, 1822:5, 3.141..3.142; null for anything else. */
function numberIn(raw: string): Numeric | null {
  const value = (text: string | undefined) => Number(text?.replace(',', '.'));
  const plain = unescapeSigns(raw);
  const between = new RegExp(`^${number}\\.\\.${number}$`, 'i').exec(plain);
  if (between) return { type: 'high-low', numberLow: value(between[1]), numberHigh: value(between[2]) };
  const about = new RegExp(`^${number}(?::${number})?$`, 'i').exec(plain);
  if (!about) return null;
  return about[2] === undefined
    ? { type: 'simple', number: value(about[1]) }
    : { type: 'range', number: value(about[1]), range: value(about[2]) };
}
