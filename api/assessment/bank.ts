import { choices, type Option } from './options.ts';

/** In the order of the alphabet: that in which an author wrote them, or their ids, may be that of the gaps or rows. */
export const byText = <O extends { id: string; text: string }>(options: O[]): O[] =>
  options.toSorted((one, other) => one.text.localeCompare(other.text, 'en') || one.id.localeCompare(other.id));

/** What several gaps or rows are filled from, as a student's control takes it. */
export const bankOf = (options: Option[]) =>
  choices(byText(options)).map((one) => ({ const: String(one.const), title: String(one.title) }));

/** A value from the bank; its schema has no order, as the bank is permuted by itself. */
export const fromBank = (title: string, options: Option[]) => ({
  title,
  type: 'string',
  enum: options.length > 0 ? byText(options).map(({ id }) => id) : [''],
});
