import { find, type GiftText, opaque, type TextFormat, textOf, unescaped } from './scan.ts';

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
  | { type: 'Short' | 'MC'; choices: GiftAnswer[] }
  | { type: 'Matching'; pairs: { subquestion: GiftText; subanswer: string }[] }
  | { type: 'Numerical'; choices: Numeric | NumericAnswer[] | null };

const cloze =
  /^\s*\d*\s*:\s*(SHORTANSWER|SA|MW|SHORTANSWER_C|SAC|MWC|NUMERICAL|NM|(?:MULTICHOICE|MULTIRESPONSE|MC|MR)_?[VHS]{0,2})\s*:/i;

/** Reads the inside of an answer; `general` is the feedback after ####, `marked` whether it is a gap in Moodle's notation. */
export function answersIn(
  content: string,
  format: TextFormat,
): { task: GiftTask; general: GiftText | null; marked: boolean } {
  const end = find(content, '####');
  const general = end < 0 ? null : textOf(content.slice(end + 4), format);
  const inner = end < 0 ? content : content.slice(0, end);
  return { task: taskIn(inner, format), general, marked: cloze.test(inner) };
}

function taskIn(content: string, format: TextFormat): GiftTask {
  const marked = cloze.exec(content);
  if (marked) return clozeTask(marked[1] as string, content.slice(marked[0].length), format);
  if (!content.trim()) return { type: 'Essay' };
  if (/^\s*#/.test(content)) return numeric(content.trim().slice(1), format);
  const truth = /^\s*(T|TRUE|F|FALSE)\s*(?=#|$)/i.exec(content);
  if (truth) return truthTask(truth[1] as string, content.slice(truth[0].length), format);
  const answers = split(content);
  if (answers.length === 0) return { type: 'Short', choices: [{ ...answerOf(content, format), right: true }] };
  const [wrong, arrows] = [answers.some(({ sign }) => sign === '~'), answers.map(({ raw }) => find(raw, '->'))];
  if (!wrong && answers.length > 1 && arrows.every((at) => at >= 0)) {
    return { type: 'Matching', pairs: answers.map(({ raw }, at) => pairOf(raw, arrows[at] as number, format)) };
  }
  const choices = answers.map(({ sign, raw }) => ({ ...answerOf(raw, format), right: sign === '=' }));
  return { type: wrong ? 'MC' : 'Short', choices };
}

/** A gap in Moodle's own notation, {1:MC:~on~=with}, where ~ parts the answers and the first needs none. */
function clozeTask(kind: string, rest: string, format: TextFormat): GiftTask {
  if (/^N/i.test(kind)) return numeric(rest, format);
  const choices = split(/^\s*[~=]/.test(rest) ? rest : `~${rest}`).map(({ sign, raw }) => ({
    ...answerOf(raw, format),
    right: sign === '=',
  }));
  return { type: /^(MC|MULTI|MR)/i.test(kind) ? 'MC' : 'Short', choices };
}

function truthTask(word: string, rest: string, format: TextFormat): GiftTask {
  const [, first, second] = parts(rest);
  const said = (raw: string | undefined) => (raw?.trim() ? textOf(raw, format) : null);
  return { type: 'TF', isTrue: /^t/i.test(word), feedback: [said(first), said(second)] };
}

const pairOf = (raw: string, arrow: number, format: TextFormat) => ({
  subquestion: textOf(raw.slice(0, arrow), format),
  subanswer: textOf(raw.slice(arrow + 2), 'moodle').text,
});

function answerOf(raw: string, format: TextFormat): GiftAnswer {
  const [, percent, rest] = /^\s*(?:%(-?[\d.,]+)%)?([\s\S]*)$/.exec(raw) as unknown as string[];
  const [text, said] = parts(rest ?? '');
  const weight = percent === undefined ? null : Number(percent.replace(',', '.'));
  const feedback = said?.trim() ? textOf(said, format) : null;
  return { right: false, weight, text: textOf(text ?? '', format), feedback };
}

/** The pieces between unescaped #. */
function parts(raw: string): string[] {
  const at = find(raw, '#');
  return at < 0 ? [raw] : [raw.slice(0, at), ...parts(raw.slice(at + 1))];
}

/** The answers behind = and ~; a right one may be written ~= too. */
function split(content: string): { sign: string; raw: string }[] {
  const answers: { sign: string; raw: string }[] = [];
  for (let at = 0; at < content.length; ) {
    const [size, sign, last] = [opaque(content, at), content[at] as string, answers.at(-1)];
    if (size === 1 && sign === '=' && last?.sign === '~' && !last.raw.trim()) last.sign = '=';
    else if (size === 1 && (sign === '=' || sign === '~')) answers.push({ sign, raw: '' });
    else if (last) last.raw += content.slice(at, at + size);
    else if (sign.trim()) return [];
    at += size;
  }
  return answers;
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

/** 1822, 1822:5, 3.141..3.142; null for what is none of them. */
function numberIn(raw: string): Numeric | null {
  const value = (text: string | undefined) => Number(text?.replace(',', '.'));
  const plain = unescaped(raw);
  const between = new RegExp(`^${number}\\.\\.${number}$`, 'i').exec(plain);
  if (between) return { type: 'high-low', numberLow: value(between[1]), numberHigh: value(between[2]) };
  const about = new RegExp(`^${number}(?::${number})?$`, 'i').exec(plain);
  if (!about) return null;
  return about[2] === undefined
    ? { type: 'simple', number: value(about[1]) }
    : { type: 'range', number: value(about[1]), range: value(about[2]) };
}
