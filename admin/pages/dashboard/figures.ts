import type { Dashboard } from '#schemas/types/fragments/dashboard.ts';

export type Figure = Dashboard['figures'][number];

/** What of a figure leads to its list. */
export type ListTarget = Pick<Figure, 'entity' | 'filter'> & { sort?: string | null };

/** The query of the list that holds exactly what is counted. */
export const queryOf = ({ filter, sort }: ListTarget): string =>
  new URLSearchParams({ filter: JSON.stringify(filter), ...(sort ? { sort, order: 'ASC' } : {}) }).toString();

/** The figures of some names, in the order of the names. */
export const figuresOf = ({ figures }: Dashboard, ...names: string[]): Figure[] =>
  names.flatMap((name) => figures.filter((figure) => figure.name === name));

export const total = (figures: { count: number }[]): number => figures.reduce((sum, { count }) => sum + count, 0);
