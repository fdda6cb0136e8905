import type { Context, RowOf } from '../engine/define.ts';

export type Student = Pick<RowOf<'users'>, 'id' | 'student_type' | 'current_level_id'>;

/** The context in which the course is measured for a student whom somebody else looks at: by the student's own rules. */
export async function asLearner({ id, student_type, current_level_id }: Student, ctx: Context): Promise<Context> {
  const level = await ctx.trx('levels').where('id', current_level_id).first('id', 'order');
  return { ...ctx, caller: { ...ctx.caller, id, student_type, level: level ?? null } };
}
