import { choices, type Option } from './options.ts';

/** The order of their random ids: that in which an author wrote them may be that of the gaps or rows. */
export const byId = <O extends { id: string }>(options: O[]): O[] =>
  options.toSorted((one, other) => (one.id < other.id ? -1 : 1));

/** What several gaps or rows are filled from, as a student's control takes it. */
export const bankOf = (options: Option[]) =>
  choices(byId(options)).map((one) => ({ const: String(one.const), title: String(one.title) }));

/** A value from the bank; what it may be stands in a schema without order, as the bank is permuted by itself. */
export const fromBank = (title: string, options: Option[]) => ({
  title,
  type: 'string',
  enum: options.length > 0 ? byId(options).map(({ id }) => id) : [''],
});
