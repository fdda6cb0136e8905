import type { Role } from '#schemas/dialect.ts';
import { pages } from '#schemas/pages.ts';

/** Who reads reports: whoever may open their page. */
export const readers = (pages.find(({ path }) => path === '/reports')?.roles ?? []) as Role[];
