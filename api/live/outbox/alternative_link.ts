import type { MeetingEntity } from '#schemas/meeting_pages.ts';
import { audit } from '../../engine/audit.ts';
import type { ActionOf } from '../../engine/define.ts';
import { notifySql } from '../../engine/events/topics.ts';
import { entityOf } from '../seats/seats.ts';

/** Another way into a meeting while the provider is away: its open pages look again at once. */
export const settingAlternativeLink = (entity: MeetingEntity): ActionOf<MeetingEntity, 'set_alternative_link'> => ({
  async apply({ id, alternative_link: former }, { alternative_link }, ctx) {
    await ctx
      .trx('meetings')
      .where({ id })
      .update({ alternative_link, version: ctx.trx.raw('version + 1'), updated_at: ctx.now });
    const of = entityOf(entity, ctx);
    const [before, after] = [{ alternative_link: former }, { alternative_link }];
    await audit([{ action: 'set_alternative_link', entity: of, record_id: id, before, after }], ctx);
    await ctx.trx.raw(`select ${notifySql('meeting', '?::int', 'changed', `'{}'::jsonb`)}`, [id]);
  },
});
