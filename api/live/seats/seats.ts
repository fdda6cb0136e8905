import type { Knex } from 'knex';
import type { MeetingEntity } from '#schemas/meeting_pages.ts';
import type { ActionOf, Context, Entity, RowOf } from '../../engine/define.ts';
import { invalid, notFound, type Refusal } from '../../engine/errors.ts';
import { refusalSentence } from '../../engine/problems.ts';
import { readWhole } from '../../engine/rows.ts';
import { actorOf } from '../actor.ts';

type SeatedEntity = 'classes' | 'forums';

/** What the functions of the database answer: what was done, or by which rule it was not. */
export interface Outcome extends Refusal {
  outcome: string;
  registration?: number;
}

/**
 * Calls a function that takes or gives back seats: it locks, judges and writes by itself.
 * @returns what it answers, or the refusal
 * @throws Problem 404
 */
export async function call(sql: string, values: unknown[], { trx }: Context): Promise<Outcome | Refusal> {
  const { rows } = await trx.raw(`select ${sql} as answer`, values as Knex.RawBinding[]);
  const { outcome, rule, params, possible_at, ...answer } = rows[0].answer ?? { rule: 'not_found' };
  if (rule === 'not_found') throw notFound();
  return outcome === 'refused' ? { rule, params, possible_at } : { outcome, ...answer };
}

export const entityOf = (name: string, { engine }: Context) => engine.entities.get(name) as Entity;

/** One seat is one call: many at once would lock meetings before their students. */
export const alone =
  <Stored extends { id: number }>(judge: (row: Stored, ctx: Context) => Promise<Refusal | null>) =>
  (row: Stored, input: object | null, ctx: Context) =>
    input ? { rule: 'one_at_a_time' } : judge(row, ctx);

/** Why the caller cannot register for each of some meetings now, or accept; of those that are not there, nothing. */
async function refusalsOf(
  ids: number[],
  { trx, caller }: Context,
  mode: 'self' | 'accept' = 'self',
): Promise<(Refusal & { meeting_id: number })[]> {
  const sql = 'select * from seat_refusals(?, ?, ?, statement_timestamp())';
  const { rows } = await trx.raw(sql, [caller.id, ids, mode] as Knex.RawBinding[]);
  return rows;
}

/** A refusal of the database, if it is one. */
export const brokenBy = (refusal?: Refusal): Refusal | null => {
  if (!refusal?.rule) return null;
  const { rule, params, possible_at } = refusal;
  return { rule, params, possible_at };
};

/** Registering for a meeting of an entity by the student, or waiting for a seat of it. */
const register = (entity: SeatedEntity): ActionOf<SeatedEntity, 'register'> => ({
  plan: alone(async ({ id }, ctx) => {
    const [refusal] = await refusalsOf([id], ctx);
    return brokenBy(refusal);
  }),
  async at_once(id, { wait = false }, ctx) {
    const { where } = entityOf(entity, ctx);
    const answer = await call(
      'case when exists (select from meetings where id = ? and kind = ?) then register_seat(?, ?, ?, ?) end',
      [id, where.kind, ctx.caller.id, id, wait, actorOf(ctx)],
      ctx,
    );
    // Full is the last rule, so who is told it may have a seat; whatever else is said of a meeting is for who sees it.
    if (!('outcome' in answer) && answer.rule !== 'full') await readWhole(entityOf(entity, ctx), id, ctx);
    return answer;
  },
});

/** A seat that staff give. */
export const addingStudent = (
  entity: SeatedEntity | 'demo_classes',
): ActionOf<SeatedEntity | 'demo_classes', 'add_student'> => ({
  plan: alone(async () => null),
  async at_once(id, { student_id, reason = null }, ctx) {
    await readWhole(entityOf(entity, ctx), id, ctx);
    const student = await ctx.trx('users').where({ id: student_id, kind: 'student' }).first('id');
    if (!student) throw invalid({ student_id: { keyword: 'reference' } });
    // Blanks are no reason.
    return call('add_seat(?, ?, ?, ?)', [student_id, id, reason?.trim() || null, actorOf(ctx)], ctx);
  },
});

/** What is done to the seats of a kind of meetings, and what is asked about them beforehand. */
export const seatsOf = (entity: SeatedEntity) => ({
  actions: { register: register(entity), add_student: addingStudent(entity) },
  queries: {
    async refusals(_row: unknown, { ids }: { ids: number[] }, ctx: Context) {
      const judgements = await refusalsOf(ids, ctx);
      return {
        refusals: judgements.map(({ meeting_id, rule, params, possible_at }) => ({
          id: meeting_id,
          rule,
          params,
          possible_at,
          message: rule && refusalSentence({ rule, params }, entity, ctx.caller.locale),
        })),
      };
    },
  },
});

/** What is done to a seat by whoever has it, or by staff. */
export const ending = (by_staff: boolean): ActionOf<'registrations', 'cancel' | 'remove'> => ({
  plan: alone(async ({ id }, { trx }) => {
    const { rows } = await trx.raw('select cancel_refusal(r, ?) as refusal from registrations r where id = ?', [
      by_staff,
      id,
    ]);
    return brokenBy(rows[0].refusal ?? undefined);
  }),
  async at_once(id, _input, ctx) {
    await readWhole(entityOf('registrations', ctx), id, ctx);
    return call('cancel_seat(?, ?, ?)', [id, actorOf(ctx), by_staff], ctx);
  },
});

/** Making an offer a seat. */
export const accepting: ActionOf<'registrations', 'accept'> = {
  plan: alone(async ({ meeting_id }: RowOf<'registrations'>, ctx) => {
    const [refusal] = await refusalsOf([meeting_id], ctx, 'accept');
    return brokenBy(refusal);
  }),
  async at_once(id, _input, ctx) {
    await readWhole(entityOf('registrations', ctx), id, ctx);
    return call('accept_offer(?, ?)', [id, actorOf(ctx)], ctx);
  },
};

/** Cancelling a meeting of an entity, with its seats: the timetable is locked before the meeting. */
export const cancelling = (entity: MeetingEntity): ActionOf<MeetingEntity, 'cancel'> => ({
  plan: alone(async () => null),
  async at_once(id, { reason = null }, ctx) {
    await readWhole(entityOf(entity, ctx), id, ctx);
    return call('cancel_meeting(?, ?, ?)', [id, reason, actorOf(ctx)], ctx);
  },
});

/** Ends what a student may not have any more: the account, its access or its type has changed. */
export const endForbiddenSeats = async ({ id }: { id: number }, ctx: Context) => {
  await ctx.trx.raw('select end_forbidden_seats(?, ?)', [id, actorOf(ctx)]);
};
