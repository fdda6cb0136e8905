import type { Row } from '#api/engine/define.ts';
import { dayIn } from './days.ts';
import { type Desk, enter } from './desk.ts';
import { readSeed } from './read.ts';

interface LineSeed extends Row {
  level?: number;
  teacher: string;
  follows?: boolean;
}

interface PeriodSeed {
  name: string;
  /** From the day on which the school is opened. */
  days_until: number;
  weeks: number;
  runs?: boolean;
  schedules: LineSeed[];
}

/** A period that is to run. */
export interface Running extends Row {
  entity: string;
}

/** The ids of the staff, by username. */
export const staffIds = async (desk: Desk): Promise<Map<string, number>> =>
  new Map((await desk.list('staff', {})).map(({ username, id }) => [username, id]));

/**
 * Holidays, licences, and the periods with their lines, all still drafts.
 * @returns the periods that are to run
 */
export async function loadTimetable(desk: Desk, levels: Map<number, Row>): Promise<Running[]> {
  await enter(desk, 'holidays', {}, 'name', readSeed<Row[]>('timetable/holidays.yaml'));
  await enterLicences(desk);
  const staff = await staffIds(desk);
  const running: Running[] = [];
  for (const [entity, seeds] of Object.entries(readSeed<Record<string, PeriodSeed[]>>('timetable/periods.yaml')))
    for (const { schedules, days_until, weeks, name, runs } of seeds) {
      const body = { name, start_date: dayIn(days_until), end_date: dayIn(days_until + 7 * weeks - 1) };
      const [period] = (await enter(desk, entity, {}, 'name', [body])) as [Row];
      if (runs) running.push({ ...period, entity });
      const there = await desk.list('schedules', { period_id: period.id });
      if (there.length === 0) await enterLines(desk, period.id, schedules, levels, staff);
    }
  return running;
}

async function enterLicences(desk: Desk): Promise<void> {
  const seeds = readSeed<Row[]>('timetable/licences.yaml');
  const records = seeds.map(({ paused: _, ...licence }) => licence);
  const licences = await enter(desk, 'licences', {}, 'email', records);
  for (const [at, { id, status }] of licences.entries())
    if (seeds[at]?.paused && status === 'active') await desk.post(`licences/${id}/pause`);
}

async function enterLines(
  desk: Desk,
  period_id: number,
  seeds: LineSeed[],
  levels: Map<number, Row>,
  staff: Map<string, number>,
): Promise<void> {
  let above: Row = {};
  for (const { level, teacher, follows, ...line } of seeds) {
    const level_id = level === undefined ? null : levels.get(level)?.id;
    const made = await desk.post('schedules', { ...line, period_id, level_id, staff_id: staff.get(teacher) });
    if (follows) {
      const pair = { first_schedule_id: above.id, second_schedule_id: made.id };
      const { id } = await desk.post('consecutive_classes', pair);
      await desk.post(`consecutive_classes/${id}/activate`);
    }
    above = made;
  }
}
