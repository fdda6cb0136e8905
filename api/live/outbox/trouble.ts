import type { MeetingResults } from '#schemas/types/fragments/meeting.ts';
import { audit } from '../../engine/audit.ts';
import type { ActionHooks, Context, Row } from '../../engine/define.ts';
import { readWhole } from '../../engine/rows.ts';
import type { VideoTrouble } from '../../video/trouble.ts';
import { troubleOf } from '../../video/trouble.ts';
import { actorOf } from '../actor.ts';
import { type Door, doorOf, refusalAt } from '../room/door.ts';
import { alone, call, entityOf } from '../seats/seats.ts';

/** The same person's words about a meeting are written down once in this time. */
const patience = "interval '1 minute'";

/**
 * What the room told somebody who may enter it, by the provider's code. Where it keeps the host from beginning it is mended
 * at once, as far as it can be; everything else is written down for staff.
 */
export const reportingTrouble = (entity: string): ActionHooks<Row, Row, Row, MeetingResults['trouble']> => ({
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

const mend = ({ id }: Door, trouble: VideoTrouble, ctx: Context) =>
  call('mend_room(?, ?, ?)', [id, trouble, actorOf(ctx)], ctx);

async function note(entity: string, { id, role }: Door, code: number, ctx: Context) {
  const of = entityOf(entity, ctx);
  const said = await ctx
    .trx('audit_logs')
    .where({ user_id: ctx.caller.id, entity: of.name, record_id: id, action: 'trouble' })
    .whereRaw(`at > clock_timestamp() - ${patience}`)
    .first('id');
  if (!said) await audit([{ action: 'trouble', entity: of, record_id: id, details: { code, role } }], ctx);
  return { outcome: 'noted' };
}
