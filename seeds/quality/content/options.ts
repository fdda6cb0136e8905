import type { Asked, Body, Option } from './model.ts';
import type { Place } from './places.ts';
import { placeOfQuestion } from './read.ts';

/** A list of which one is right. */
export interface Choice extends Place {
  options: Option[];
  correct: string;
}

const choicesIn = ({ type, body, key, source }: Asked): Choice[] => {
  const place = placeOfQuestion(source, 'body');
  if (type === 'choice_single') return [{ ...place, options: body.options ?? [], correct: String(key.correct) }];
  if (type !== 'gap_choice') return [];
  return (body.gaps ?? []).map(({ id, options = [] }) => ({
    ...place,
    options,
    correct: key.gaps?.find((gap) => gap.id === id)?.correct ?? '',
  }));
};

/** The lists of which a student chooses one. */
export const choicesOf = (asked: Asked[]): Choice[] => asked.flatMap(choicesIn);

/** The lists in which each line says something else. */
export const listsOf = ({ options, bank, right, statements, gaps = [] }: Body): Option[][] =>
  [options, bank, right, statements, ...gaps.map((gap) => gap.options)].map((list = []) => list);

export const lengthsOf = ({ options, correct }: Choice) => {
  const of = (option: Option) => String(option.text).replace(/<[^>]*>/g, '').length;
  const right = options.find(({ id }) => id === correct);
  return { right: right ? of(right) : 0, others: options.filter((one) => one !== right).map(of) };
};
