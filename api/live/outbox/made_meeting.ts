import type { Knex } from 'knex';
import { requireRow } from '../../engine/require_row.ts';
import type { MadeMeeting } from '../../video/interface.ts';

/** A meeting as it stands at the provider, of which the door has said that it does. */
export async function madeMeeting(meeting_id: number, trx: Knex): Promise<MadeMeeting> {
  const made = await trx('provider_meetings as p')
    .join('licences as l', 'l.id', 'p.licence_id')
    .where({ 'p.meeting_id': meeting_id, 'p.wanted': true })
    .whereNotNull('p.provider_meeting_id')
    .first('l.email as host', 'p.marker', 'p.provider_meeting_id', 'p.provider_uuid');
  return requireRow(made);
}
