import type { MeetingEntity } from '#schemas/meeting_pages.ts';
import type { MeetingResults } from '#schemas/types/fragments/meeting.ts';
import { audit } from '../../engine/audit.ts';
import type { ActionOf, Context, Refusal } from '../../engine/define.ts';
import { readWhole } from '../../engine/rows.ts';
import type { VideoTrouble } from '../../video/trouble.ts';
import { troubleOf } from '../../video/trouble.ts';
import { actorOf } from '../actor.ts';
import { titleColumns, titleJoins, titleOf } from '../pages/title.ts';
import { type Door, doorOf, refusalAt } from '../room/door.ts';
import { alone, call, entityOf } from '../seats/seats.ts';

type Trouble = MeetingResults['trouble'];

/** The same person's words about a meeting are written down once in this time. */
const patience = "interval '1 minute'";

/**
 * What the room told somebody who may enter it, by the provider's code. Where it keeps the host from beginning it is mended
 * at once, as far as it can be; everything else is written down for staff.
 */
export const reportingTrouble = (entity: MeetingEntity): ActionOf<MeetingEntity, 'trouble'> => ({
  plan: alone(async ({ id }, ctx) => refusalAt(await doorOf(id, ctx), ctx)),
  async at_once(id, { code }, ctx) {
    await readWhole(entityOf(entity, ctx), id, ctx);
    const door = await doorOf(id, ctx);
    const refusal = refusalAt(door, ctx);
    if (refusal) return refusal;
    const trouble = troubleOf(code);
    return trouble && door.role === 'host' ? mend(door, trouble, ctx) : note(entity, door, code, ctx);
  },
});

async function mend({ id }: Door, trouble: VideoTrouble, ctx: Context): Promise<Trouble | Refusal> {
  const answer = await call('mend_room(?, ?, ?)', [id, trouble, actorOf(ctx)], ctx);
  if (!('outcome' in answer)) return answer;
  return {
    outcome: answer.outcome as Trouble['outcome'],
    clash: trouble === 'licence_busy' ? await clashOf(id, ctx) : null,
  };
}

/** The meeting that was found, lately, to keep the licence of another busy. */
async function clashOf(id: number, { trx, caller }: Context): Promise<Trouble['clash']> {
  const { rows } = await trx.raw(
    `select m.starts_at, m.ends_at, ${titleColumns}
      from provider_meetings p join meetings m on m.id = p.clash_id ${titleJoins}
      where p.meeting_id = ? and p.updated_at > clock_timestamp() - interval '1 hour' order by p.id desc limit 1`,
    [id],
  );
  const [clash] = rows;
  return clash ? { title: titleOf(clash, caller.locale), starts_at: clash.starts_at, ends_at: clash.ends_at } : null;
}

async function note(entity: MeetingEntity, { id, role }: Door, code: number, ctx: Context): Promise<Trouble> {
  const of = entityOf(entity, ctx);
  const recentReport = await ctx
    .trx('audit_logs')
    .where({ user_id: ctx.caller.id, entity: of.name, record_id: id, action: 'trouble' })
    .whereRaw(`at > clock_timestamp() - ${patience}`)
    .first('id');
  if (!recentReport) await audit([{ action: 'trouble', entity: of, record_id: id, details: { code, role } }], ctx);
  return { outcome: 'noted', clash: null };
}
