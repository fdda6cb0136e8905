import type { Answer, Item, Problem, Task } from '#api/question_banks/item.ts';
import { usualPrompt } from '#api/question_banks/markup/stem.ts';
import type { Text } from '#schemas/localize.ts';
import { asHtml } from '#schemas/rich.ts';
import { pieces } from './cells.ts';
import type { Line } from './columns.ts';

/** The item of a row, or the problem with it. */
export function itemOf(row: Line, line: number): Item | Problem {
  const place = { line, name: row.prompt_en || row.prompt_es || '' };
  const task = taskIn(row);
  if (typeof task === 'string') return { ...place, reason: task, params: { type: row.type ?? '' } };
  const points = row.points ? Number(row.points.replace(',', '.')) : 1;
  if (!(points >= 0 && points <= 100)) return { ...place, reason: 'points_wrong', params: { points: row.points } };
  const prompt = both(row.prompt_es, row.prompt_en);
  return {
    ...place,
    prompt: Object.keys(prompt).length === 0 && task.kind.endsWith('_gaps') ? usualPrompt('gaps') : prompt,
    text: row.text ?? '',
    points,
    ...(row.difficulty ? { difficulty: row.difficulty } : {}),
    ...(row.skill ? { skill: row.skill } : {}),
    feedback: feedbackIn(row),
    notes: [],
    task,
  };
}

/** Cells are words. */
const both = (es: string | undefined, en: string | undefined): Text => ({
  ...(es ? { es: asHtml(es) } : {}),
  ...(en ? { en: asHtml(en) } : {}),
});

function feedbackIn(row: Line) {
  const [correct, incorrect] = [both(row.correct_es, row.correct_en), both(row.incorrect_es, row.incorrect_en)];
  return {
    ...(correct.es || correct.en ? { correct } : {}),
    ...(incorrect.es || incorrect.en ? { incorrect } : {}),
  };
}

function taskIn({ type = '', options = '', answer = '' }: Line): Task | string {
  const right = pieces(answer, '|');
  switch (type.toLowerCase()) {
    case 'choice_single':
    case 'choice_multiple': {
      const [listed, named] = [pieces(options, '|'), right].map((texts) => texts.map(asHtml)) as [string[], string[]];
      return choiceIn(listed, named, type.toLowerCase() === 'choice_multiple');
    }
    case 'text_short':
      return { kind: 'short', accept: right.map(variant) };
    case 'gap_typed':
      return {
        kind: 'typed_gaps',
        gaps: pieces(answer, '||').map((gap) => ({ accept: pieces(gap, '|').map(variant) })),
      };
    case 'gap_choice': {
      const [lists, keys] = [pieces(options, '||'), pieces(answer, '||')];
      if (lists.length !== keys.length) return 'gaps_unequal';
      const gaps = lists.map((list, at) => choiceIn(pieces(list, '|'), [keys[at] as string], false));
      const failedGap = gaps.find((gap) => typeof gap === 'string');
      if (failedGap) return failedGap as string;
      return { kind: 'chosen_gaps', gaps: gaps.map((gap) => ({ options: (gap as { options: Answer[] }).options })) };
    }
    case 'boolean':
      return /^(true|false)$/i.test(answer)
        ? { kind: 'boolean', right: /^true$/i.test(answer) }
        : 'answer_not_among_options';
    case 'match': {
      const pairs = right.map((pair) => pair.split('->').map((side) => side.trim()) as [string, string]);
      if (pairs.some((pair) => pair.length !== 2)) return 'pairs_wrong';
      return {
        kind: 'match',
        pairs: pairs.map(([left, right]) => ({ left, right })),
        distractors: options ? pieces(options, '|') : [],
      };
    }
    case 'order':
      return { kind: 'order', items: right };
    case 'essay':
      return { kind: 'essay' };
    default:
      return 'unsupported_type';
  }
}

function choiceIn(options: string[], right: string[], multiple: boolean): Task | string {
  if (right.some((text) => !options.includes(text))) return 'answer_not_among_options';
  return { kind: 'choice', multiple, options: options.map((text) => ({ text, weight: right.includes(text) ? 1 : 0 })) };
}

/** An accepted answer; %50% before it is its worth. */
function variant(text: string): Answer {
  const [, percent, rest = ''] = /^(?:%([\d.]+)%)?\s*([\s\S]*)$/.exec(text) ?? [];
  return { text: rest, weight: percent === undefined ? 1 : Number(percent) / 100 };
}
