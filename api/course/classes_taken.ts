import type { Knex } from 'knex';
import type { Context } from '../engine/define.ts';

/** Classes can be taken where they can be registered for: in a school that has registrations, by the types whom classes are open to. */
const takesClasses = ({ engine, caller }: Context) =>
  engine.entities.has('registrations') && caller.student_type !== 'just_forums';

/**
 * How many classes of the level of the row the caller has taken, by the status that the level asks for; null for who
 * can take none, and of whom therefore none is asked.
 */
export const classesTaken = (ctx: Context): Knex.Raw => ctx.trx.raw(takesClasses(ctx) ? '0' : 'null::integer');
