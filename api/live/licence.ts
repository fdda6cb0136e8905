import type { Row } from '../engine/define.ts';

/** How many meetings an account of the provider hosts at a time (Zoom: two of Business and Education). */
const concurrent: Record<string, number> = { basic: 1, pro: 1, business: 2, education: 2 };

/** A licence, or what changes of one, with what follows from its type. */
export const withSlots = (licence: Row): Row =>
  licence.type_license === undefined ? licence : { ...licence, max_concurrent: concurrent[licence.type_license] };
