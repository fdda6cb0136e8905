import { endChanged, endDeactivated, setPassword, withCredentials, withHash } from '../auth/account.ts';
import { giveLevel, logProgress } from '../course/give_level.ts';
import { type Context, defineEntity, type Row } from '../engine/define.ts';
import { invalid, refused } from '../engine/errors.ts';
import { isPlaced, mayBeTested, request, type Tested } from '../leveling/request.ts';

/** A level that is given with the record begins now. */
const withLevelStart = (row: Row, ctx: Context): Row =>
  row.current_level_id == null ? row : { ...row, level_started_at: ctx.now.toISOString() };

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
    before: (row, ctx) => withHash(withLevelStart(row, ctx)),
    async after(row, ctx) {
      if (row.current_level_id) await giveLevel({ ...row, current_level_id: null }, row.current_level_id, ctx);
      if (isPlaced(row as Tested)) await request(row.id, ctx);
    },
  },
  update: { before: withCredentials, after: endChanged },
  rules: { request_leveling_test: (row) => (mayBeTested(row as Tested) ? null : { rule: 'type_not_tested' }) },
  actions: {
    deactivate: { after: endDeactivated },
    set_password: setPassword,
    change_type: {
      async before(row, { student_type }, ctx) {
        if (student_type === row.student_type) throw refused({ rule: 'same_type' });
        await logProgress(row.id, 'type_changed', ctx, { from_type: row.student_type, to_type: student_type });
        if (isPlaced({ ...row, student_type } as Tested)) await request(row.id, ctx);
        return { student_type };
      },
    },
    set_level: {
      async before(row, { level_id, reason }, ctx) {
        if (level_id === row.current_level_id) throw refused({ rule: 'same_level' });
        const level = await ctx.trx('levels').where({ id: level_id, status: 'active' }).first('id');
        if (!level) throw invalid({ level_id: { keyword: 'reference' } });
        return giveLevel(row, level_id, ctx, { reason });
      },
    },
    reset_level: {
      async before(row, { to }, ctx) {
        if (to === 'current' && row.current_level_id === null) throw refused({ rule: 'no_level' });
        const level = to === 'current' ? row.current_level_id : await firstLevel(ctx);
        return giveLevel(row, level, ctx, { event: 'level_reset' });
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
