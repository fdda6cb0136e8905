import { createHash } from 'node:crypto';
import type { PeriodPlan } from '#schemas/types/fragments/period_plan.ts';
import type { PeriodRow } from '#schemas/types/tables/periods.ts';
import type { Context } from '../../engine/define.ts';
import { datesOfLine } from '../series/recurrence.ts';
import { settingsOf } from '../settings.ts';

/** A meeting that a line of the timetable will have. */
type WantedMeeting = PeriodPlan['meetings'][number];
/** A meeting that cannot be made, as its teacher, or its level or band, has another then: there, or by another line of this period. */
export type Collision = Omit<PeriodPlan['collisions'][number], 'meeting'>;

export interface Plan {
  meetings: WantedMeeting[];
  collisions: Collision[];
  /** Dates of its lines that fall on holidays. */
  holidays: string[];
  digest: string;
}

interface SkippedDate {
  schedule_id: number;
  date: string;
}

const scopes: Record<string, string> = { classe: 'classes', forum: 'forums' };

/** All that the lines of a period are to have from now on and have not yet; what was moved or cancelled stays so. */
async function wantedOf(period: PeriodRow, skip: SkippedDate[], { trx }: Context) {
  const settings = await settingsOf(trx);
  const lines = await trx('schedules').where({ period_id: period.id, status: 'active' }).orderBy('id');
  const free: string[] = await trx('holidays')
    .where({ status: 'active' })
    .whereIn('scope', ['all', scopes[period.kind] as string])
    .whereBetween('date', [period.start_date, period.end_date])
    .pluck('date');
  const made = await trx('meetings')
    .where({ period_id: period.id })
    .whereNotNull('schedule_id')
    .select('schedule_id', 'series_date');
  const known = new Set([
    ...made.map((meeting) => `${meeting.schedule_id} ${meeting.series_date}`),
    ...skip.map(({ schedule_id, date }) => `${schedule_id} ${date}`),
  ]);
  const holidays = new Set(free);
  const dated = lines.map((line) => ({ line, ...datesOfLine(line, period as never, holidays) }));
  const meetings = dated.flatMap(({ line, dates }) =>
    dates
      .filter((date) => !known.has(`${line.id} ${date}`))
      .map((series_date): WantedMeeting => {
        const { start_time, minutes, staff_id, level_id, forum_type, class_lesson_id } = line;
        const capacity = line.capacity ?? settings.default_capacity;
        return {
          schedule_id: line.id,
          series_date,
          start_time,
          minutes,
          staff_id,
          level_id,
          forum_type,
          class_lesson_id,
          capacity,
        };
      }),
  );
  return { settings, meetings, holidays: [...new Set(dated.flatMap(({ skipped }) => skipped))].sort() };
}

/** Of the wanted ones those that are still to come, and what they collide with: meetings that are there, and each other. */
const judgedMeetings = `
  with wanted as (
    select w.*, tstzrange(starts_at, starts_at + make_interval(mins => minutes)) as held
    from (
      select w.*, (w.series_date + w.start_time) at time zone :zone as starts_at
      from jsonb_to_recordset(:meetings::jsonb) w (
        schedule_id int, series_date date, start_time time, minutes int, staff_id int, level_id int, forum_type text)
    ) w where starts_at > clock_timestamp()
  ),
  collisions as (
    select w.schedule_id, w.series_date, case when m.staff_id = w.staff_id then 'teacher' else 'line' end as shared,
        m.id as meeting_id, null::int as other_schedule_id
      from wanted w join meetings m on m.status <> 'inactive' and tstzrange(m.starts_at, m.ends_at) && w.held
        and (m.staff_id = w.staff_id or (not :parallel and not m.parallel and m.kind = :kind
          and coalesce(m.level_id::text, m.forum_type) = coalesce(w.level_id::text, w.forum_type)))
    union all
    select w.schedule_id, w.series_date, case when o.staff_id = w.staff_id then 'teacher' else 'line' end,
        null, o.schedule_id
      from wanted w join wanted o on o.schedule_id < w.schedule_id and o.held && w.held
        and (o.staff_id = w.staff_id or (not :parallel
          and coalesce(o.level_id::text, o.forum_type) = coalesce(w.level_id::text, w.forum_type)))
  )
  select (select coalesce(jsonb_agg(jsonb_build_array(schedule_id, series_date)), '[]') from wanted) as coming,
    (select coalesce(jsonb_agg(c order by series_date, schedule_id), '[]') from collisions c) as collisions`;

/** What activating a period would make, and what stands in its way. */
export async function planPeriod(period: PeriodRow, input: { skip?: SkippedDate[] }, ctx: Context): Promise<Plan> {
  const { settings, meetings, holidays } = await wantedOf(period, input.skip ?? [], ctx);
  const { rows } = await ctx.trx.raw(judgedMeetings, {
    meetings: JSON.stringify(meetings),
    zone: settings.school_time_zone,
    parallel: period.parallel,
    kind: period.kind,
  });
  const [{ coming, collisions }] = rows as [{ coming: [number, string][]; collisions: Collision[] }];
  const keys = new Set(coming.map((key) => key.join(' ')));
  const left = meetings.filter(({ schedule_id, series_date }) => keys.has(`${schedule_id} ${series_date}`));
  const digest = createHash('sha256')
    .update(JSON.stringify([left, collisions]))
    .digest('hex');
  return { meetings: left, collisions, holidays, digest };
}
