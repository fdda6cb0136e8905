import type { Knex } from 'knex';
import type { ActionHooks, Behaviour, Context, Row } from '../engine/define.ts';
import { activate } from './activation.ts';

/** Periods in which the caller teaches. */
const taughtPeriods = (query: Knex.QueryBuilder, { caller }: Context) =>
  query.whereRaw(
    `(exists (select from schedules s where s.period_id = periods.id and s.staff_id = :caller)
      or exists (select from meetings m where m.period_id = periods.id and m.staff_id = :caller))`,
    { caller: caller.id as number },
  );

const toCome = ({ id }: Row, status: 'active' | 'paused', { trx }: Context) =>
  trx('meetings').where({ period_id: id, status }).where('starts_at', '>', trx.raw('clock_timestamp()'));

/** The meetings of a period that are to come go with it; their seats stay. */
const moves = (from: 'active' | 'paused', to: 'active' | 'paused'): ActionHooks => ({
  async apply(period, _plan, ctx) {
    await toCome(period, from, ctx).update({ status: to });
  },
});

/** A period that has meetings to come is not over. */
const finish: ActionHooks = {
  async plan(period, _input, ctx) {
    const left = (await toCome(period, 'active', ctx).first('id')) ?? (await toCome(period, 'paused', ctx).first('id'));
    return left ? { rule: 'meetings_to_come' } : null;
  },
};

/** What periods of classes and of forums do alike. */
export const period: Behaviour = {
  scopes: { taught: taughtPeriods },
  actions: {
    activate: activate as ActionHooks,
    pause: moves('active', 'paused'),
    unpause: moves('paused', 'active'),
    finish,
  },
};
