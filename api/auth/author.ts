import type { Context } from '../engine/define.ts';

/** Who ordered work that a job does later. */
export interface Author {
  user_id: number;
  actor_id?: number | null;
}

/** A job acts as the person who ordered it, with the rights that the person has by now: without an account, none. */
export async function contextOfAuthor({ user_id, actor_id = null }: Author, ctx: Context): Promise<Context> {
  const author = await ctx
    .trx('users as u')
    .join('roles as r', 'r.id', 'u.role_id')
    .where({ 'u.id': user_id, 'u.status': 'active' })
    .first('r.slug as role', 'u.username', 'u.locale');
  return { ...ctx, caller: { ...ctx.caller, role: 'nobody', ...author, id: user_id, actor_id } };
}
