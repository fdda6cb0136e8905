import type { Knex } from 'knex';
import type { Configuration } from '../../configuration.ts';
import { addJobs } from '../../engine/jobs/jobs.ts';
import { withRetries } from '../../engine/retry.ts';
import { videoOf } from '../../video/provider.ts';
import { takeReport } from './report.ts';
import { endUnheld } from './teacher.ts';

/** So many minutes after the end the provider is asked; its report takes a while, and may grow. */
const waits = [5, 15, 30, 60];
/** Before this many times were asked, a report that is not there means nothing. */
const enough = 2;

const claim = `
  update provider_meetings p set reports_asked = p.reports_asked + 1
    from meetings m
    where m.id = p.meeting_id and p.provider_meeting_id is not null and p.reports_asked < :most
      and (p.wanted or p.started_at is not null) and m.status in ('active', 'finished', 'completed')
      and m.ends_at > clock_timestamp() - interval '7 days'
      and greatest(m.ends_at, p.ended_at) + make_interval(mins => (:waits::int[])[p.reports_asked + 1]) <= clock_timestamp()
    returning p.id`;

const missing = `
  select p.id from provider_meetings p join meetings m on m.id = p.meeting_id
    where p.provider_meeting_id is not null and p.reports_asked >= :most and m.status in ('finished', 'completed')
      and m.ends_at > clock_timestamp() - interval '7 days'
      and not exists (select from room_events e where e.meeting_id = m.id and e.source = 'report')`;

/**
 * Orders the reports that are due, each as a job of its own.
 * @param again also those that have been asked for in vain
 */
export async function orderReports(knex: Knex, again = false): Promise<void> {
  await knex.transaction(async (trx) => {
    const values = { most: waits.length, waits };
    const { rows } = await trx.raw(again ? missing : claim, values);
    if (rows.length > 0) await addJobs(trx, 'fetch_report', rows, { tries: 4 });
  });
}

/** Each time that the room was opened has a report of its own; where none was heard of, the provider takes its last. */
const heldMeetings = `
  select p.meeting_id, p.reports_asked, l.email as host, p.provider_meeting_id, e.provider_uuid as heard,
      coalesce(e.provider_uuid, p.provider_uuid) as provider_uuid
    from provider_meetings p join licences l on l.id = p.licence_id
      left join (select distinct provider_meeting_id, provider_uuid from room_events where source = 'live') e
        using (provider_meeting_id)
    where p.id = ?`;

/**
 * Asks the provider who was in a meeting, and takes what it says.
 * @throws VideoProblem where it does not answer
 */
export async function fetchReport(id: number, knex: Knex, configuration: Configuration): Promise<void> {
  const { rows } = await knex.raw(heldMeetings, [id]);
  const provider = videoOf(configuration);
  for (const { host, provider_meeting_id, provider_uuid } of rows) {
    const made = { host, provider_meeting_id, provider_uuid, marker: provider_meeting_id };
    const stays = (await provider.attendance(made)) ?? [];
    const of = { provider_meeting_id, provider_uuid: provider_uuid ?? provider_meeting_id };
    await withRetries(() => knex.transaction((trx) => takeReport(of, stays, trx)));
  }
  const [first] = rows;
  if (!first?.meeting_id || first.heard || first.reports_asked < enough) return;
  await withRetries(() => knex.transaction((trx) => endUnheld(first.meeting_id, trx)));
}
