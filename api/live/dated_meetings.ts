import type { Knex } from 'knex';
import type { DatedMeeting } from '#schemas/types/fragments/dated_meeting.ts';

/** Meetings, whatever their kinds, as lists of several kinds name them: when, for whom, with whom, by which licence. */
export const datedMeetings = (trx: Knex) =>
  trx('meetings')
    .orderBy(['starts_at', 'id'])
    .select<DatedMeeting[]>(
      'id',
      trx.raw(
        `case kind when 'classe' then 'classes' when 'forum' then 'forums' when 'demo' then 'demo_classes'
          else 'particular_meetings' end as entity`,
      ),
      'local_date',
      'start_time',
      'minutes',
      'starts_at',
      'ends_at',
      'status',
      'staff_id',
      'level_id',
      'forum_type',
      'licence_id',
      'licence_slot',
    );
