import { endChanged, endDeactivated, notYourself, setPassword, withCredentials, withHash } from '../auth/account.ts';
import { dashboard } from '../desk/dashboard/dashboard.ts';
import { type Context, defineEntity, type RowOf } from '../engine/define.ts';
import { invalid } from '../engine/errors.ts';
import { meetingsLeft, stillTeaches } from '../live/seats/consequences.ts';
import { teaches } from '../live/teaches.ts';

/** @throws Problem 422 when the role is not one of staff */
async function checkRole({ role_id }: Partial<RowOf<'users'>>, ctx: Context): Promise<void> {
  if (role_id === undefined) return;
  const role = await ctx.trx('roles').where({ id: role_id }).whereNot({ slug: 'student' }).first('id');
  if (!role) throw invalid({ role_id: { keyword: 'reference' } });
}

export default defineEntity('staff', {
  scopes: {
    own: (query, ctx) => query.where('users.id', ctx.caller.id),
    no_admins: (query, ctx) =>
      query.whereNotIn('users.role_id', ctx.trx('roles').select('id').where({ slug: 'admin' })),
    teachers: (query, ctx) => query.whereIn('users.role_id', ctx.trx('roles').select('id').where({ slug: 'teacher' })),
  },
  computed: { teaches: ({ trx }) => trx.raw(teaches) },
  create: {
    async before(row, ctx) {
      await checkRole(row, ctx);
      return withHash(row);
    },
  },
  update: {
    async before(changes, previous, ctx) {
      await checkRole(changes, ctx);
      return withCredentials(changes, previous, ctx);
    },
    after: endChanged,
  },
  actions: {
    deactivate: {
      plan: (row, input, ctx) => notYourself(row, input, ctx) ?? stillTeaches(row, ctx),
      apply: endDeactivated,
    },
    set_password: setPassword,
  },
  queries: { dashboard, consequences: meetingsLeft },
});
