import type { Knex } from 'knex';
import type { Action } from '#schemas/dialect.ts';
import type { MeetingEntity } from '#schemas/meeting_pages.ts';
import type { ActionOf, Context } from '../engine/define.ts';
import { readOne, readWhole } from '../engine/rows.ts';
import { actorOf } from './actor.ts';
import { alone, brokenBy, call, entityOf } from './seats/seats.ts';

const actionOf = (entity: MeetingEntity, name: string, ctx: Context) =>
  entityOf(entity, ctx).schema['x-states']?.actions[name] as Action;

/** An action that moves the state of a meeting as its schema says: the timetable is locked before the meeting. */
export const moving = (entity: MeetingEntity, name: string): ActionOf<MeetingEntity, 'pause' | 'unpause'> => ({
  plan: alone(async ({ id }, ctx) => {
    const { to } = actionOf(entity, name, ctx);
    const { rows } = await ctx.trx.raw('select move_refusal(m, ?) as refusal from meetings m where id = ?', [
      to,
      id,
    ] as Knex.RawBinding[]);
    return brokenBy(rows[0].refusal);
  }),
  async at_once(id, _input, ctx) {
    const { from, to } = actionOf(entity, name, ctx);
    await readWhole(entityOf(entity, ctx), id, ctx);
    const answer = await call('move_meeting(?, ?, ?, ?, ?)', [id, name, from, to, actorOf(ctx)], ctx);
    return 'rule' in answer ? answer : readOne(entityOf(entity, ctx), id, ctx);
  },
});
