import { stringify } from 'csv-stringify/sync';
import { asText } from '#api/engine/words/formula.ts';
import type { Loss, WrittenFile } from '#api/question_banks/define.ts';
import type { Answer, Item, Note } from '#api/question_banks/item.ts';
import { isFormatted, wordsOf } from '#schemas/rich.ts';
import { joinValues } from './cells.ts';
import { columns, type Line } from './columns.ts';

/** Questions as a table, a row for each. It begins with the mark by which spreadsheets know UTF-8. */
export function writeCsv(items: Item[]): WrittenFile {
  const lost: Loss[] = items.flatMap((item, at) =>
    [...item.notes, ...lostOf(item)].map((note) => ({ item: at, ...note })),
  );
  const rows = items.map((item) => {
    const line = lineOf(item);
    return columns.map((column) => asText(line[column] ?? ''));
  });
  const file = stringify([[...columns], ...rows], { bom: true, record_delimiter: '\r\n', quoted_match: /[\r\n;\t]/ });
  return { file: Buffer.from(file), extension: 'csv', lost };
}

const lineOf = (item: Item): Line => ({
  ...taskLine(item),
  prompt_es: plainText(item.prompt.es),
  prompt_en: plainText(item.prompt.en),
  text: item.text,
  points: String(item.points),
  difficulty: item.difficulty,
  skill: item.skill,
  correct_es: plainText(item.feedback?.correct?.es),
  correct_en: plainText(item.feedback?.correct?.en),
  incorrect_es: plainText(item.feedback?.incorrect?.es),
  incorrect_en: plainText(item.feedback?.incorrect?.en),
});

/** A cell is words. */
const plainText = (html: string | undefined) => (html === undefined ? undefined : wordsOf(html));

function taskLine({ task }: Item): Line {
  switch (task.kind) {
    case 'choice':
      return {
        type: task.multiple ? 'choice_multiple' : 'choice_single',
        options: names(task.options.map(inWords)),
        answer: right(task.options.map(inWords)),
      };
    case 'short':
      return { type: 'text_short', answer: variants(task.accept) };
    case 'typed_gaps':
      return { type: 'gap_typed', answer: task.gaps.map(({ accept }) => variants(accept)).join(' || ') };
    case 'chosen_gaps':
      return {
        type: 'gap_choice',
        options: task.gaps.map(({ options }) => names(options)).join(' || '),
        answer: task.gaps.map(({ options }) => right(options)).join(' || '),
      };
    case 'boolean':
      return { type: 'boolean', answer: String(task.right) };
    case 'match':
      return {
        type: 'match',
        options: joinValues(task.distractors),
        answer: joinValues(task.pairs.map(({ left, right }) => `${left} -> ${right}`)),
      };
    case 'order':
      return { type: 'order', answer: joinValues(task.items) };
    case 'essay':
      return { type: 'essay' };
  }
}

const inWords = (answer: Answer): Answer => ({ ...answer, text: wordsOf(answer.text) });
const names = (options: Answer[]) => joinValues(options.map(({ text }) => text));
const right = (options: Answer[]) => names(options.filter(({ weight }) => weight > 0));
const variants = (accept: Answer[]) =>
  joinValues(accept.map(({ text, weight }) => (weight === 1 ? text : `%${Number((weight * 100).toFixed(5))}%${text}`)));

function lostOf({ task, prompt, feedback = {} }: Item): Note[] {
  const texts = [prompt, ...Object.values(feedback)].flatMap(({ es = '', en = '' }) => [es, en]);
  const options = task.kind === 'choice' ? task.options.map(({ text }) => text) : [];
  const answers = answersOf({ task });
  const lost: Record<string, boolean> = {
    formatting: [...texts, ...options].some(isFormatted),
    answer_feedback: answers.some(({ feedback }) => feedback),
    case_sensitive: 'case_sensitive' in task && task.case_sensitive === true,
    misspelling: 'misspelling' in task && task.misspelling !== undefined,
    max_length: 'max_length' in task && task.max_length !== undefined,
    hints: task.kind === 'typed_gaps' && task.gaps.some(({ hint, size }) => hint || size),
  };
  return Object.keys(lost)
    .filter((reason) => lost[reason])
    .map((reason) => ({ reason }));
}

function answersOf({ task }: Pick<Item, 'task'>): Answer[] {
  if (task.kind === 'choice') return task.options;
  if (task.kind === 'short') return task.accept;
  if (task.kind === 'chosen_gaps') return task.gaps.flatMap(({ options }) => options);
  return task.kind === 'typed_gaps' ? task.gaps.flatMap(({ accept }) => accept) : [];
}
