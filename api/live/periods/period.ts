import type { Knex } from 'knex';
import type { ActionOf, BehaviourOf, Context } from '../../engine/define.ts';
import { activate } from './activation.ts';
import { duplicating, type Periods } from './duplicate.ts';

/** Periods in which the caller teaches. */
const taughtPeriods = (query: Knex.QueryBuilder, { caller }: Context) =>
  query.whereRaw(
    `(exists (select from schedules s where s.period_id = periods.id and s.staff_id = :caller)
      or exists (select from meetings m where m.period_id = periods.id and m.staff_id = :caller))`,
    { caller: caller.id as number },
  );

const toCome = ({ id }: { id: number }, status: 'active' | 'paused', { trx }: Context) =>
  trx('meetings').where({ period_id: id, status }).where('starts_at', '>', trx.raw('clock_timestamp()'));

/** The meetings of a period that are to come go with it; their seats stay. */
const moves = (from: 'active' | 'paused', to: 'active' | 'paused'): ActionOf<Periods, 'pause' | 'unpause'> => ({
  async apply(period, _plan, ctx) {
    await toCome(period, from, ctx).update({ status: to });
  },
});

/** A period that has meetings to come is not over. */
const finish: ActionOf<Periods, 'finish'> = {
  async plan(period, _input, ctx) {
    const left = (await toCome(period, 'active', ctx).first('id')) ?? (await toCome(period, 'paused', ctx).first('id'));
    return left ? { rule: 'meetings_to_come' } : null;
  },
};

/** How many meetings a period has, by what became of them, and the seats of those to come. */
async function summaryOf({ id }: { id: number }, _params: unknown, { trx }: Context) {
  const coming = `status in ('active', 'paused') and starts_at > clock_timestamp()`;
  const { rows } = await trx.raw(
    `select count(*)::int as made, count(*) filter (where ${coming})::int as to_come,
      count(*) filter (where status in ('finished', 'completed'))::int as held,
      count(*) filter (where status = 'inactive')::int as cancelled,
      count(*) filter (where ${coming} and licence_id is null)::int as lacking,
      coalesce(sum(taken) filter (where ${coming}), 0)::int as seats,
      coalesce(sum((select count(*) from registrations r where r.meeting_id = meetings.id and r.status = 'waiting'))
        filter (where ${coming}), 0)::int as waiting
    from meetings where period_id = ?`,
    [id],
  );
  return rows[0];
}

/** What periods of classes and of forums do alike. */
export const period = (name: Periods): BehaviourOf<Periods> => ({
  scopes: { taught: taughtPeriods },
  actions: {
    activate,
    pause: moves('active', 'paused'),
    unpause: moves('paused', 'active'),
    finish,
    duplicate: duplicating(name),
  },
  queries: { summary: summaryOf },
});
