import { createHash } from 'node:crypto';
import type { ParticularClassRow } from '#schemas/types/tables/particular_classes.ts';
import type { ActionOf, Context } from '../../engine/define.ts';
import { actorOf } from '../actor.ts';
import { hasSeat } from '../conditions.ts';
import { settingsOf } from '../settings.ts';
import { tryOut } from '../try_out.ts';
import { datesOfSeries, type Pattern } from './recurrence.ts';

interface DatedClass {
  series_date: string;
  starts_at: string;
  ends_at: string;
}

interface Plan {
  meetings: DatedClass[];
  /** Dates at which the teacher or the student is elsewhere, or to which the student's access does not reach. */
  collisions: { series_date: string; shared: 'teacher' | 'student' | 'access'; other_meeting_id: number | null }[];
  holidays: string[];
  digest: string;
  changes: { end_date: string | null };
}

/**
 * The days on which a series is still to have classes: as many as it lacks, none on a holiday, on a day that is left out,
 * or on one that it has had already; what is left out is made up for at the end.
 */
async function datesToMake(series: ParticularClassRow, skip: string[], { trx }: Context) {
  const { rows } = await trx.raw(
    `select count(m.id) filter (where m.status <> 'inactive')::int as held,
        array_agg(m.series_date) filter (where m.series_date is not null) as known,
        (clock_timestamp() at time zone c.school_time_zone)::date
          + ((clock_timestamp() at time zone c.school_time_zone)::time >= :start_time::time)::int as first
      from settings c left join meetings m on m.particular_class_id = :id group by c.id, c.school_time_zone`,
    { id: series.id, start_time: series.start_time },
  );
  const [{ held, known, first }] = rows as [{ held: number; known: string[] | null; first: string }];
  const holidays = new Set<string>(
    await trx('holidays').where({ status: 'active' }).whereIn('scope', ['all', 'classes']).pluck('date'),
  );
  const start_date = first > series.start_date ? first : series.start_date;
  const pattern = { ...series, start_date, recurrences: series.recurrences - held } as Pattern;
  const { dates, skipped } = datesOfSeries(pattern, new Set([...holidays, ...skip, ...(known ?? [])]));
  return { dates, holidays: skipped.filter((date) => holidays.has(date)) };
}

const judgedDates = `
  with wanted as (
    select w.*, tstzrange(starts_at, starts_at + make_interval(mins => :minutes)) as held
    from (
      select date as series_date, (date + :start_time::time) at time zone c.school_time_zone as starts_at
      from unnest(:dates::date[]) date cross join settings c
    ) w
  ),
  collisions as (
    select w.series_date, 'teacher' as shared, m.id as other_meeting_id
      from wanted w join meetings m on m.status <> 'inactive' and m.staff_id = :teacher
        and tstzrange(m.starts_at, m.ends_at) && w.held
    union all
    select w.series_date, 'student', r.meeting_id
      from wanted w join registrations r on r.student_id = :student and ${hasSeat('r')}
        and tstzrange(r.starts_at, r.ends_at) && w.held
    union all
    select w.series_date, 'access', null from wanted w join users u on u.id = :student and u.access_until < w.series_date
  )
  select (select coalesce(jsonb_agg(jsonb_build_object('series_date', series_date, 'starts_at', iso(starts_at),
      'ends_at', iso(upper(held))) order by starts_at), '[]') from wanted) as meetings,
    (select coalesce(jsonb_agg(c order by series_date, shared), '[]') from collisions c) as collisions`;

async function planSeries(series: ParticularClassRow, skip: string[], ctx: Context): Promise<Plan> {
  const { dates, holidays } = await datesToMake(series, skip, ctx);
  const { staff_id: teacher, student_id: student, minutes, start_time } = series;
  const { rows } = await ctx.trx.raw(judgedDates, { dates, teacher, student, minutes, start_time });
  const [{ meetings, collisions }] = rows as [Pick<Plan, 'meetings' | 'collisions'>];
  const digest = createHash('sha256')
    .update(JSON.stringify([meetings, collisions]))
    .digest('hex');
  return { meetings, collisions, holidays, digest, changes: { end_date: dates.at(-1) ?? series.end_date } };
}

/** Makes the meetings of a series, in which its student has the seat. */
async function create(
  series: ParticularClassRow,
  { meetings }: Plan,
  ctx: Context,
): Promise<{ created: number; lacking: number[] }> {
  const { trx } = ctx;
  const settings = await settingsOf(trx);
  await trx('users').where({ id: series.student_id }).forNoKeyUpdate().select('id');
  const rows = meetings.map(({ series_date }) => ({
    kind: 'particular',
    particular_class_id: series.id,
    series_date,
    local_date: series_date,
    start_time: series.start_time,
    minutes: series.minutes,
    staff_id: series.staff_id,
    time_zone: settings.school_time_zone,
    margin_before: settings.licence_margin_before,
    margin_after: settings.licence_margin_after,
    status: 'active' as const,
  }));
  const made = rows.length > 0 ? await trx('meetings').insert(rows).returning('id') : [];
  const ids = made.map(({ id }) => id);
  await trx.raw('select seat_student_of_series(?, ?)', [ids, actorOf(ctx)]);
  await trx.raw('select assign_licences(?)', [ids]);
  const lacking = await trx('meetings').whereIn('id', ids).whereNull('licence_id').orderBy('starts_at').pluck('id');
  return { created: ids.length, lacking };
}

/** Which days would lack a licence. */
const lackingDays = (series: ParticularClassRow, plan: Plan, ctx: Context) =>
  tryOut(ctx.trx, async (trx) => {
    const { lacking } = await create(series, plan, { ...ctx, trx });
    return trx('meetings').whereIn('id', lacking).orderBy('local_date').pluck('local_date');
  });

/** Activating a private series: shown first (`dry`) by its dates, then done as it was shown or refused. */
export const activateSeries: ActionOf<'particular_classes', 'activate', Plan> = {
  async plan(series, input, ctx) {
    const student = await ctx.trx('users').where({ id: series.student_id }).first('status');
    if (student?.status !== 'active') return { rule: 'student_inactive' };
    if (!input) return null;
    if (!input.dry) await ctx.trx.raw('select lock_timetable()');
    const plan = await planSeries(series, input.skip ?? [], ctx);
    if (input.dry) return plan;
    if (input.digest && input.digest !== plan.digest) return { rule: 'plan_changed' };
    const colliding = new Set(plan.collisions.map(({ series_date }) => series_date));
    if (colliding.size > 0) return { rule: 'collisions', params: { smart_count: colliding.size } };
    return plan;
  },
  async preview(series, { changes: _, ...plan }, ctx) {
    const clear = { ...plan, meetings: plan.collisions.length > 0 ? [] : plan.meetings } as Plan;
    return { ...plan, lacking: await lackingDays(series, clear, ctx) };
  },
  async apply(series, plan, ctx) {
    return { id: series.id, version: series.version, status: series.status, ...(await create(series, plan, ctx)) };
  },
};

/** Ends the active series of a student whose account is inactive. */
export async function endSeriesOf(student_id: number, ctx: Context): Promise<void> {
  await ctx.trx.raw(
    `with ended as (
      update particular_classes p set status = 'inactive', version = p.version + 1, updated_at = clock_timestamp()
        from users u where p.student_id = ? and p.status = 'active' and u.id = p.student_id and u.status <> 'active'
        returning p.id)
    select end_series(id, null, ?) from ended`,
    [student_id, actorOf(ctx)],
  );
}

/** Ends a series: its classes to come are cancelled, and its student is told. */
export const deactivateSeries: ActionOf<'particular_classes', 'deactivate'> = {
  async apply({ id }, _plan, ctx) {
    await ctx.trx.raw('select end_series(?, null, ?)', [id, actorOf(ctx)]);
  },
};
