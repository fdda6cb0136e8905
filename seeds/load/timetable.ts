import type { Row } from '#api/engine/define.ts';
import { type Desk, enter } from './desk.ts';
import { readSeed } from './read.ts';

interface PeriodSeed {
  name: string;
  /** From the day on which the school is opened. */
  days_until: number;
  weeks: number;
  schedules: (Row & { level?: number; teacher: string })[];
}

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Holidays, licences, and drafts of the next periods. */
export async function loadTimetable(desk: Desk, levels: Map<number, Row>): Promise<void> {
  await enter(desk, 'holidays', {}, 'name', readSeed<Row[]>('timetable/holidays.yaml'));
  await enter(desk, 'licences', {}, 'email', readSeed<Row[]>('timetable/licences.yaml'));
  const staff = new Map((await desk.list('staff', {})).map(({ username, id }) => [username, id]));
  for (const [entity, seeds] of Object.entries(readSeed<Record<string, PeriodSeed[]>>('timetable/periods.yaml')))
    for (const { schedules, days_until, weeks, name } of seeds) {
      const body = { name, start_date: dayIn(days_until), end_date: dayIn(days_until + 7 * weeks - 1) };
      const [period] = await enter(desk, entity, {}, 'name', [body]);
      const there = await desk.list('schedules', { period_id: period?.id });
      for (const { level, teacher, ...line } of there.length > 0 ? [] : schedules) {
        const level_id = level === undefined ? null : levels.get(level)?.id;
        await desk.post('schedules', { ...line, period_id: period?.id, level_id, staff_id: staff.get(teacher) });
      }
    }
}
