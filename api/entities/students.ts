import type { NewStudent, StudentActions } from '#schemas/types/entities/students.ts';
import { endChanged, endDeactivated, setPassword, withCredentials, withHash } from '../auth/account.ts';
import { credits } from '../course/credits.ts';
import { giveLevel, levelNow, logProgress } from '../course/give_level.ts';
import { restoring } from '../course/restore_level.ts';
import { studentProgress } from '../course/student_progress.ts';
import { findDuplicates } from '../desk/people/duplicates.ts';
import { mergedWith, planKeepApart, planMerge, planUnmerge } from '../desk/people/merge.ts';
import { contractOf, daysLeft, logContract } from '../desk/student/contract.ts';
import { countsOf } from '../desk/student/counts.ts';
import { historyOf } from '../desk/student/history.ts';
import { messagesOf } from '../desk/student/messages.ts';
import { type Context, defineAction, defineEntity, type StoredRow } from '../engine/define.ts';
import { invalid } from '../engine/errors.ts';
import { addJob } from '../engine/jobs/jobs.ts';
import { isPlaced, mayBeTested, request, type TestedStudent } from '../leveling/request.ts';
import { inMeetingsOfCaller } from '../live/reach.ts';
import { seatsThatEnd } from '../live/seats/consequences.ts';
import { endForbiddenSeats } from '../live/seats/seats.ts';

/** A level that is given with the record begins now. */
const withLevelStart = (row: NewStudent, ctx: Context) =>
  row.current_level_id == null ? row : { ...row, ...levelNow(row.current_level_id, ctx) };

/** Level 1 of the course, for those who begin again. */
const firstLevel = ({ trx }: Context) => trx('levels').where({ order: 1, status: 'active' }).first('id');

/** What ends with the account of a student: sessions, links, seats to come and private series. */
async function endAccount(row: { id: number }, _plan: unknown, ctx: Context): Promise<void> {
  await endDeactivated(row, null, ctx);
  await endForbiddenSeats(row, ctx);
  await addJob(ctx.trx, 'end_series', { student_id: row.id });
}

/** What staff do to a student's level, which is written to the student together with the state. */
interface NewLevel {
  changes: ReturnType<typeof levelNow>;
  from: number | null;
  started: string | null;
  reason?: string;
}

export default defineEntity('students', {
  scopes: {
    own: (query, ctx) => query.where('users.id', ctx.caller.id),
    taught: inMeetingsOfCaller,
  },
  computed: {
    age: (ctx) => ctx.trx.raw('extract(year from age(users.date_of_birth))::int'),
    days_left: daysLeft,
  },
  create: {
    before: (row, ctx) => withHash(withLevelStart(row, ctx)),
    async after(row, ctx) {
      if (row.current_level_id) await giveLevel([{ id: row.id, from: null }], row.current_level_id, ctx);
      if (isPlaced(row as TestedStudent)) await request(row.id, ctx);
    },
  },
  update: {
    before: withCredentials,
    async after(row, previous, ctx) {
      await endChanged(row, previous, ctx);
      if (row.access_until !== previous.access_until) await endForbiddenSeats(row, ctx);
    },
  },
  actions: {
    activate: { plan: ({ merged_into_id }) => (merged_into_id === null ? null : { rule: 'merged' }) },
    deactivate: { apply: endAccount },
    merge: { plan: planMerge, apply: endAccount },
    unmerge: { plan: planUnmerge },
    keep_apart: { plan: planKeepApart },
    change_group: {
      plan: ({ group_id, status }, input) => {
        if (!input) return null;
        if (input.group_id === group_id) return { rule: 'same_group' };
        return { changes: { group_id: input.group_id, status } };
      },
    },
    set_password: setPassword,
    change_type: defineAction({
      plan(row, input) {
        const { student_type } = input ?? {};
        if (student_type === row.student_type) return { rule: 'same_type' };
        return { changes: { student_type }, from_type: row.student_type };
      },
      async apply(row, { from_type }, ctx) {
        await logProgress(row.id, 'type_changed', ctx, { from_type, to_type: row.student_type });
        if (isPlaced(row as TestedStudent)) await request(row.id, ctx);
        await endForbiddenSeats(row, ctx);
      },
    }),
    set_level: defineAction<NewLevel, StoredRow<'students'>, StudentActions['set_level']>({
      async plan(row, input, ctx) {
        if (!input) return null;
        const { level_id, reason } = input;
        if (level_id === row.current_level_id) return { rule: 'same_level' };
        const level = await ctx.trx('levels').where({ id: level_id, status: 'active' }).first('id');
        if (!level) throw invalid({ level_id: { keyword: 'reference' } });
        return { changes: levelNow(level_id, ctx), from: row.current_level_id, started: row.level_started_at, reason };
      },
      apply: ({ id }, { changes, from, started, reason }, ctx) =>
        giveLevel([{ id, from, started }], changes.current_level_id, ctx, { reason }),
    }),
    reset_level: defineAction<NewLevel, StoredRow<'students'>, StudentActions['reset_level']>({
      async plan(row, input, ctx) {
        const from = row.current_level_id;
        const level = input?.to === 'first' ? (await firstLevel(ctx))?.id : from;
        if (level == null) return input && { rule: input.to === 'first' ? 'no_first_level' : 'no_level' };
        return { changes: levelNow(level, ctx), from, started: row.level_started_at };
      },
      apply: ({ id }, { changes, from, started }, ctx) =>
        giveLevel([{ id, from, started }], changes.current_level_id, ctx, { event: 'level_reset' }),
    }),
    restore_level: restoring,
    extend_contract: defineAction({
      plan: contractOf,
      async apply(row, plan, ctx) {
        await logContract(row, plan, ctx);
        await endForbiddenSeats(row, ctx);
      },
    }),
    ...credits,
    request_leveling_test: {
      plan: (row, _input, { now }) =>
        mayBeTested(row as TestedStudent)
          ? { changes: { leveling_test_requested_at: now.toISOString() } }
          : { rule: 'type_not_tested' },
      apply: ({ id }, _plan, ctx) => request(id, ctx),
    },
  },
  queries: {
    consequences: seatsThatEnd,
    duplicates: findDuplicates,
    merged_with: mergedWith,
    progress: (row, _params, ctx) => studentProgress(row, ctx),
    counts: (row, _params, ctx) => countsOf(row, ctx),
    history: historyOf,
    messages: messagesOf,
  },
});
