import type { Schema } from '#schemas/dialect.ts';
import type { Locale, Text } from '#schemas/localize.ts';
import type { ControlOptions } from '#schemas/questions/controls.ts';
import { memberOf } from './answer.ts';
import { bilingualHtml, idOf, idSchema, list, mediumSchema, object } from './author.ts';
import type { Grade, Issue } from './define.ts';
import { feedbackTexts } from './feedback.ts';
import { checkPictures, nameOf, type PicturedOption, picturesOf } from './pictures.ts';
import { normalise } from './text/normalise.ts';

/** A line that is answered by itself: a statement, the left side of a pair. A picture may stand for its words. */
export type Row = PicturedOption;

export interface RowKey {
  id: string;
  correct?: string;
  /** Feedback for a wrong answer to this row. */
  feedback?: Text;
}

const longestRow = 500;

export const rowsSchema = (title: string): Schema =>
  list(
    title,
    object(
      'Row',
      { id: idSchema, text: { title: 'Text', type: 'string', maxLength: longestRow }, medium: mediumSchema },
      ['id'],
    ),
  );

/** The keys of the rows that are in the body under the same name. */
export const rowKeysSchema = (rows: string, correct: Schema): Schema =>
  list(
    'Rows',
    object('Row', { id: idOf(`body.${rows}`, 'Row'), correct, feedback: bilingualHtml('Feedback') }, ['id']),
  );

/** The rows as a student's control takes them. */
export const shownRows = (rows: Row[], locale: Locale): Pick<ControlOptions, 'rows' | 'pictures'> => ({
  rows: rows.map(({ id, text = '' }) => ({ id, text })),
  ...picturesOf(rows, locale),
});

/** Rows that say nothing or the same, and keys that do not fit them. `correct` says what is wrong with a row's key. */
export function checkRows(
  name: string,
  rows: Row[],
  keys: RowKey[],
  correct: (key: RowKey, path: string) => Issue[],
): Issue[] {
  const issues: Issue[] = [
    ...(rows.length === 0 ? [{ path: `body.${name}`, rule: 'no_rows' }] : []),
    ...checkPictures(rows, `body.${name}`),
  ];
  const [ids, texts] = [new Set<string>(), new Set<string>()];
  for (const [at, row] of rows.entries()) {
    const { id } = row;
    const text = nameOf(row);
    const [path, same] = [`body.${name}.${at}`, normalise(text, true)];
    if (!same) issues.push({ path: `${path}.text`, rule: 'row_empty', params: { number: at + 1 } });
    else if (texts.has(same)) issues.push({ path: `${path}.text`, rule: 'same_rows', params: { text } });
    if (ids.has(id)) issues.push({ path: `${path}.id`, rule: 'same_id', params: { id } });
    if (keys.filter((key) => key.id === id).length !== 1)
      issues.push({ path: `key.${name}`, rule: 'row_without_key', params: { number: at + 1 } });
    ids.add(id);
    texts.add(same);
  }
  for (const [at, key] of keys.entries()) {
    const path = `key.${name}.${at}`;
    if (!ids.has(key.id)) issues.push({ path, rule: 'key_without_row' });
    else issues.push(...correct(key, `${path}.correct`));
  }
  return issues;
}

/** The share of the rows that were answered right, and what is to be said of the others. */
export function gradeRows(rows: Row[], keys: RowKey[], answer: unknown): Grade {
  const grades = rows.map(({ id }) => {
    const [key, rowAnswer] = [keys.find((one) => one.id === id), memberOf(answer, id)];
    return {
      right: Boolean(key?.correct) && rowAnswer === key?.correct,
      answered: rowAnswer !== undefined,
      feedback: key?.feedback,
    };
  });
  const right = grades.filter((one) => one.right).length;
  const wrong = grades.filter((one) => one.answered && !one.right);
  return {
    score: rows.length > 0 ? right / rows.length : 0,
    feedback: feedbackTexts(...wrong.map(({ feedback }) => feedback)),
  };
}

/** The answer that earns all. */
export const solveRows = (rows: Row[], keys: RowKey[]): Record<string, string> =>
  Object.fromEntries(
    rows.flatMap(({ id }) => {
      const correct = keys.find((key) => key.id === id)?.correct;
      return correct ? [[id, correct]] : [];
    }),
  );

/** Each row with what it was answered by, in lines; rows without an answer have a dash, none at all say nothing. */
export function summarizeRows(rows: Row[], answer: unknown, answerOf: (value: unknown) => string): string {
  const rowAnswers = rows.map((row) => ({ text: nameOf(row), name: answerOf(memberOf(answer, row.id)) }));
  if (rowAnswers.every(({ name }) => !name)) return '';
  return rowAnswers.map(({ text, name }) => `${text} → ${name || '—'}`).join('\n');
}
