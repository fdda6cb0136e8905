import { defineEntity } from '../engine/define.ts';

export default defineEntity('roles', {
  scopes: {
    /** The roles that the caller may give to staff. */
    assignable: (query, ctx) =>
      query.whereNotIn('roles.slug', ctx.caller.role === 'admin' ? ['student'] : ['student', 'admin']),
  },
});
