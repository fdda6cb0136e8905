import { unfinished } from '#schemas/live/meeting_statuses.ts';
import type { Context } from '../../engine/define.ts';
import { isUnfinished } from '../conditions.ts';
import { datedMeetings } from '../dated_meetings.ts';
import { settingsOf } from '../settings.ts';

/** How many are named of the meetings that lack a licence; the others are counted. */
const mostNamed = 100;

/** A day of the school as its licences see it: their slots, and what is held then, with a licence or without one. */
export async function timelineOf({ date }: { date: string }, { trx }: Context) {
  const { school_time_zone: zone } = await settingsOf(trx);
  const meetings = await datedMeetings(trx)
    .whereRaw(`starts_at >= ?::timestamp at time zone ?`, [date, zone])
    .whereRaw(`starts_at < (?::date + 1)::timestamp at time zone ?`, [date, zone])
    .whereNot({ status: 'inactive' });
  const slots = await trx('licence_slots')
    .join('licences', 'licences.id', 'licence_slots.licence_id')
    .whereNot('licences.status', 'terminated')
    .orWhereIn(
      'licences.id',
      meetings.flatMap(({ licence_id }) => licence_id ?? []),
    )
    .orderBy(['licences.priority', 'licences.id', 'number'])
    .select('licence_id', 'number', 'email', 'name', 'licences.status');
  return { slots, meetings };
}

/** The meetings to come that lack a licence. */
export async function lackingLicence(_params: object, { trx }: Context) {
  const lacking = datedMeetings(trx)
    .whereNull('licence_id')
    .whereIn('status', unfinished)
    .where('ends_at', '>', trx.raw('clock_timestamp()'));
  const { rows } = await trx.raw('select count(*)::int as total from (?) lacking', [lacking.clone()]);
  return { total: rows[0].total, meetings: await lacking.limit(mostNamed) };
}

/**
 * At any moment as many licences are needed as meetings hold one, with their margins; what lines of drafts will make is
 * among them. An hour is short where that is more than there are.
 */
const licencesNeeded = `
  with planned as (
    select day::date as date, s.start_time, s.minutes, (day::date + s.start_time) at time zone c.school_time_zone as starts_at
    from periods p join schedules s on s.period_id = p.id and s.status = 'active'
      cross join settings c
      cross join lateral generate_series(
        greatest(p.start_date, current_date - 1), least(p.end_date, current_date + 400), interval '1 day') day
    where p.status = 'draft' and to_char(day, 'FMday') = s.weekday
      and not exists (select from holidays h where h.date = day::date and h.status = 'active'
        and h.scope in ('all', case p.kind when 'classe' then 'classes' else 'forums' end))
  ),
  held as (
    select local_date as date, start_time, licence_from, licence_until from meetings
      where ${isUnfinished('meetings')} and ends_at > clock_timestamp()
    union all
    select date, start_time, starts_at - make_interval(mins => c.licence_margin_before),
        starts_at + make_interval(mins => minutes + c.licence_margin_after)
      from planned cross join settings c where starts_at > clock_timestamp()
  ),
  steps as (
    select date, start_time, licence_from as at, 1 as step from held
    union all
    select date, start_time, licence_until, -1 from held
  ),
  running as (select *, sum(step) over (order by at, step rows unbounded preceding) as needed from steps),
  hours as (
    select date, start_time, max(needed) - :slots as short from running
    where step = 1 and needed > :slots group by date, start_time
  )
  select to_char(date, 'FMday') as weekday, start_time, min(date)::text as "from", max(date)::text as until,
    count(*)::int as dates, max(short)::int as short
  from hours group by weekday, start_time order by "from", start_time`;

/** The hours of the week at which licences will be short, with the most that are. */
export async function forecastOf(_params: object, { trx }: Context) {
  const { rows: counted } = await trx.raw(
    `select count(*)::int as slots from licence_slots s join licences l on l.id = s.licence_id where l.status = 'active'`,
  );
  const { slots } = counted[0];
  const { rows: hours } = await trx.raw(licencesNeeded, { slots });
  return { slots, hours };
}
