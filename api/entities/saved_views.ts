import { checkView, listViews, sharedWithCaller, shownView, yourOwn } from '../desk/saved_views.ts';
import { defineEntity } from '../engine/define.ts';

export default defineEntity('saved_views', {
  scopes: {
    own: (query, { caller }) => query.where('saved_views.user_id', caller.id),
    shared: sharedWithCaller,
  },
  create: {
    before: (row, ctx) => ({ ...checkView(row, ctx), user_id: ctx.caller.id }),
  },
  update: {
    before: (changes, { resource }, ctx) => checkView({ resource, ...changes }, ctx),
  },
  actions: {
    share: { plan: yourOwn },
    unshare: { plan: yourOwn },
  },
  queries: { shown: shownView, offered: (_row, params, ctx) => listViews(params, ctx) },
});
