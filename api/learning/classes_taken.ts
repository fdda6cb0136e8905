import type { Knex } from 'knex';
import type { Context } from '../engine/define.ts';

/**
 * How many classes of the level of the row the caller has taken, by the status that the level asks for. While the school
 * has no registrations nobody has taken any.
 */
export const classesTaken = ({ trx }: Context): Knex.Raw => trx.raw('0');
