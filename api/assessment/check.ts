import type { ValidateFunction } from 'ajv';
import type { Locale } from '#schemas/localize.ts';
import { derived } from '../cache.ts';
import type { FieldError } from '../engine/errors.ts';
import { cleanTexts } from '../engine/rich/rich_text.ts';
import { ajv } from '../engine/schema/ajv.ts';
import { fieldErrors } from '../engine/words/messages.ts';
import { say } from '../engine/words/words.ts';
import { type CommonBody, checkCommon } from './author.ts';
import type { StoredQuestion } from './compile.ts';
import type { AnyQuestionType, Issue, Question, QuestionTypes } from './define.ts';
import { groupType, isGroup } from './group.ts';
import { inWords } from './rich.ts';

/** What is wrong with one question of a form. */
export interface QuestionProblem extends Issue {
  /** Its place in the list that was checked, from 0. */
  question: number;
  /** A complaint of the type's schema; the other rules are words of `questions.problems`. */
  field?: FieldError;
}

/** What staff can write: a question, or what several are about. */
export type AuthoredType = Pick<AnyQuestionType, 'author' | 'check'>;

export const writtenAs = (types: QuestionTypes, type: string): AuthoredType | undefined =>
  isGroup({ type }) ? groupType : types.get(type);

const validatorOf = derived(({ author }: AuthoredType): ValidateFunction => ajv.compile(author));

/** The fields of `{ body, key }` that have not the shape that their type describes; {} when they have. */
export function shapeErrors(type: AuthoredType, { body, key }: Question): Record<string, FieldError> {
  const validate = validatorOf(type);
  return validate({ body, key }) ? {} : fieldErrors(validate.errors);
}

/**
 * A question that is being written, with clean texts. A body or a key that has not the shape that its type describes is
 * none of the type's, and stays as it came: nothing is cleaned before its length and its depth are judged.
 */
export function cleanFitting<Q extends Question & { type: string }>(types: QuestionTypes, question: Q): Q {
  const type = writtenAs(types, question.type);
  if (!type) return question;
  const { body: ofBody = {}, key: ofKey = {} } = type.author.properties ?? {};
  const wrong = Object.keys(shapeErrors(type, question)).map((path) => path.split('.')[0]);
  return {
    ...question,
    body: wrong.includes('body') ? question.body : cleanTexts(ofBody, question.body),
    key: wrong.includes('key') ? question.key : cleanTexts(ofKey, question.key),
  };
}

/** Whether a body can be compiled, whatever the key beside it. */
export function bodyFits(types: QuestionTypes, { type: name, body }: { type: string; body: unknown }): boolean {
  const type = writtenAs(types, name);
  return type !== undefined && !Object.keys(shapeErrors(type, { body, key: {} })).some((path) => /^body\b/.test(path));
}

/** Why questions cannot be asked: each problem names its question, the place in it and the rule. */
export function checkQuestions(
  types: QuestionTypes,
  questions: (Pick<StoredQuestion, 'type' | 'body' | 'key'> & Partial<StoredQuestion>)[],
): QuestionProblem[] {
  const isEmpty = ({ id, type }: Partial<StoredQuestion>) =>
    type !== undefined && isGroup({ type }) && !questions.some(({ parent_id }) => parent_id && parent_id === id);
  return questions.flatMap((question, at) => [
    ...problemsOf(types, question).map((problem) => ({ ...problem, question: at })),
    ...(isEmpty(question) ? [{ path: 'type', rule: 'group_empty', question: at }] : []),
  ]);
}

function problemsOf(types: QuestionTypes, question: Question & { type: string }): Omit<QuestionProblem, 'question'>[] {
  const type = writtenAs(types, question.type);
  if (!type) return [{ path: 'type', rule: 'unknown_type', params: { type: question.type } }];
  const shape = Object.entries(shapeErrors(type, question));
  if (shape.length > 0) return shape.map(([path, field]) => ({ path, rule: 'shape', field }));
  const words = inWords(type.author, question);
  return [...checkCommon(words.body as CommonBody), ...type.check(words)];
}

/** A problem as a sentence that names the question: 'Question 3: the right answer is not among the options.' */
export const sentenceOf = (problem: QuestionProblem, locale: Locale): string =>
  say(locale, 'questions.problem', { number: problem.question + 1, reason: reasonOf(problem, locale) });

/** The same where it is plain which question is meant. */
export function reasonOf({ path, rule, params, gap, field }: QuestionProblem, locale: Locale): string {
  const reason = field
    ? `${placeOf(path, locale)}: ${say(locale, [`questions.shapes.${field.keyword}`, 'questions.shapes.other'], field.params)}`
    : say(locale, `questions.problems.${rule}`, params);
  return gap ? say(locale, 'questions.in_gap', { gap, reason }) : reason;
}

/** A place in a question as its editor names it: 'Options 4, Text'. */
function placeOf(path: string, locale: Locale): string {
  const names: string[] = [];
  for (const part of path.split('.').slice(1)) {
    if (/^\d+$/.test(part)) names.push(`${names.pop() ?? ''} ${Number(part) + 1}`.trim());
    else names.push(say(locale, [`questions.fields.${part}`, 'questions.fields.body']));
  }
  return names.join(', ') || say(locale, `questions.fields.${path === 'key' ? 'key' : 'body'}`);
}
