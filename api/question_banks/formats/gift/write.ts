import type { Loss, WrittenFile } from '#api/question_banks/define.ts';
import type { Answer, Item, Note } from '#api/question_banks/item.ts';
import { htmlOf, inLine, multilang } from '#api/question_banks/markup/html.ts';
import { stemHtml } from '#api/question_banks/markup/stem.ts';

/** Questions as GIFT, each in HTML, as only that keeps lines and both languages. */
export function writeGift(items: Item[]): WrittenFile {
  const lost: Loss[] = [];
  const texts = items.flatMap((item, at) => {
    const notes = [...item.notes, ...lostOf(item)];
    lost.push(...notes.map((note) => ({ item: at, ...note })));
    return item.task.kind === 'order' ? [] : [writeItem(item)];
  });
  return { file: Buffer.from(`${texts.join('\n\n')}\n`), extension: 'gift', lost };
}

function writeItem(item: Item): string {
  const stem = stemHtml(item);
  const { task } = item;
  if (task.kind === 'typed_gaps')
    return inText(
      stem,
      task.gaps.map(({ accept }) => `{1:SA:${accept.map(gapAnswer).join('')}}`),
    );
  if (task.kind === 'chosen_gaps')
    return inText(
      stem,
      task.gaps.map(({ options }) => `{1:MC:${options.map(gapAnswer).join('')}}`),
    );
  return `[html]${safe(stem)} {${answersOf(item)}}`;
}

const inText = (stem: string, gaps: string[]): string =>
  `[html]${stem
    .split(/(\{\{\d+\}\})/)
    .map((piece) => gaps[Number(/^\{\{(\d+)\}\}$/.exec(piece)?.[1]) - 1] ?? safe(piece))
    .join('')}`;

function answersOf({ task, feedback }: Item): string {
  const feedbackText = sharedFeedback(feedback);
  const general = feedbackText ? `\n  ####${safe(multilang(feedbackText))}` : '';
  switch (task.kind) {
    case 'choice':
      return `${task.options.map((option) => choice(option, task)).join('')}${general}\n`;
    case 'short':
      return `${task.accept.map((answer) => `\n  =${percent(answer)}${line(answer)}`).join('')}${general}\n`;
    case 'boolean': {
      const { correct, incorrect } = feedback ?? {};
      const right = correct ? `#${safe(multilang(correct))}` : '';
      return `${task.right ? 'TRUE' : 'FALSE'}${incorrect || correct ? `#${safe(multilang(incorrect ?? {}))}` : ''}${right}${feedback?.general ? general : ''}`;
    }
    case 'match':
      return `${[...task.pairs, ...task.distractors.map((right) => ({ left: '', right }))]
        .map(({ left, right }) => `\n  =${safe(htmlOf(left))} -> ${safe(htmlOf(right))}`)
        .join('')}${general}\n`;
    default:
      return '';
  }
}

function choice(option: Answer, { multiple, options }: { multiple: boolean; options: Answer[] }): string {
  if (!multiple) return `\n  ${option.weight > 0 ? '=' : '~'}${line(option, inLine)}`;
  const share = 100 / options.filter(({ weight }) => weight > 0).length;
  return `\n  ~%${Number((option.weight > 0 ? share : -share).toFixed(5))}%${line(option, inLine)}`;
}

const gapAnswer = (answer: Answer): string => `${answer.weight === 1 ? '=' : `~${percent(answer)}`}${line(answer)}`;
const percent = ({ weight }: Answer) => (weight === 1 ? '' : `%${Number((weight * 100).toFixed(5))}%`);
const line = ({ text, feedback }: Answer, html = htmlOf) =>
  safe(html(text)) + (feedback ? `#${safe(multilang(feedback))}` : '');

/** GIFT's own signs, escaped. */
const safe = (html: string) => html.replace(/[~=#{}:\\]/g, '\\$&');

/** The general feedback, or what both results share. */
const sharedFeedback = (feedback: Item['feedback'] = {}) =>
  feedback.general ?? (isSame(feedback) ? feedback.correct : undefined);

const isSame = ({ correct, incorrect }: NonNullable<Item['feedback']>) =>
  JSON.stringify(correct) === JSON.stringify(incorrect);

/** What GIFT has no words for. */
function lostOf({ task, points, difficulty, skill, feedback }: Item): Note[] {
  const oneRight =
    task.kind === 'choice' && task.multiple && task.options.filter(({ weight }) => weight > 0).length === 1;
  const lost: Record<string, boolean> = {
    points: points !== 1,
    difficulty: difficulty !== undefined,
    skill: skill !== undefined,
    result_feedback:
      feedback !== undefined &&
      task.kind !== 'boolean' &&
      (!isSame(feedback) || task.kind.endsWith('_gaps') || Boolean(feedback.general && feedback.correct)),
    general_feedback: Boolean(feedback?.general && !feedback.correct && !feedback.incorrect),
    other_feedback: Boolean(feedback?.partial || (feedback?.general && task.kind.endsWith('_gaps'))),
    case_sensitive: 'case_sensitive' in task && task.case_sensitive === true,
    misspelling: 'misspelling' in task && task.misspelling !== undefined,
    max_length: 'max_length' in task && task.max_length !== undefined,
    hints: task.kind === 'typed_gaps' && task.gaps.some(({ hint, size }) => hint || size),
    one_right: oneRight,
    order: task.kind === 'order',
  };
  return Object.keys(lost)
    .filter((reason) => lost[reason])
    .map((reason) => ({ reason }));
}
