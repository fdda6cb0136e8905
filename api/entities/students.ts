import { endChanged, endDeactivated, setPassword, withCredentials, withHash } from '../auth/account.ts';
import { type Context, defineEntity, type Row } from '../engine/define.ts';
import { refused } from '../engine/errors.ts';
import { isPlaced, request } from '../leveling/request.ts';

/** Writes a line of a student's history. */
const log = (student_id: number, event: string, ctx: Context, change: Row) =>
  ctx.trx('progress_logs').insert({ student_id, event, by: ctx.caller.id, at: ctx.now, ...change });

/** A level that is given begins now. */
const begun = (row: Row, ctx: Context): Row =>
  row.current_level_id === undefined
    ? row
    : { ...row, level_started_at: row.current_level_id === null ? null : ctx.now.toISOString() };

/** A level that is new to a student is a part of the history. */
async function logLevel(row: Row, from: number | null, ctx: Context): Promise<void> {
  const to = row.current_level_id;
  if (to !== null && to !== from) {
    await log(row.id, 'level_started', ctx, { from_level_id: from, to_level_id: to });
  }
}

/** Level 1 of the course, for those who begin again. */
async function firstLevel(ctx: Context): Promise<number> {
  const level = await ctx.trx('levels').where({ order: 1, status: 'active' }).first('id');
  if (!level) throw refused({ rule: 'no_first_level' });
  return level.id;
}

export default defineEntity('students', {
  scopes: {
    own: (query, ctx) => query.where('users.id', ctx.caller.id),
    // Those registered in the teacher's meetings; there are no meetings yet.
    taught: (query) => query.whereRaw('false'),
  },
  computed: { age: (ctx) => ctx.trx.raw('extract(year from age(users.date_of_birth))::int') },
  create: {
    before: (row, ctx) => withHash(begun(row, ctx)),
    async after(row, ctx) {
      await logLevel(row, null, ctx);
      if (isPlaced(row as Parameters<typeof isPlaced>[0])) await request(row.id, ctx);
    },
  },
  update: {
    before: (changes, previous, ctx) =>
      withCredentials(
        changes.current_level_id === previous.current_level_id ? changes : begun(changes, ctx),
        previous,
        ctx,
      ),
    async after(row, previous, ctx) {
      await endChanged(row, previous, ctx);
      await logLevel(row, previous.current_level_id, ctx);
    },
  },
  actions: {
    deactivate: { after: endDeactivated },
    set_password: setPassword,
    change_type: {
      async before(row, { student_type }, ctx) {
        if (student_type === row.student_type) throw refused({ rule: 'same_type' });
        await log(row.id, 'type_changed', ctx, { from_type: row.student_type, to_type: student_type });
        return { student_type };
      },
    },
    reset_level: {
      async before(row, { to }, ctx) {
        const from_level_id = row.current_level_id;
        if (to === 'current' && from_level_id === null) throw refused({ rule: 'no_level' });
        const current_level_id = to === 'current' ? from_level_id : await firstLevel(ctx);
        await log(row.id, 'level_reset', ctx, { from_level_id, to_level_id: current_level_id });
        return { current_level_id, level_started_at: ctx.now.toISOString() };
      },
    },
    request_leveling_test: {
      async before({ id }, _input, ctx) {
        await request(id, ctx);
        return { leveling_test_requested_at: ctx.now.toISOString() };
      },
    },
  },
});
