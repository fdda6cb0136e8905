import { audit } from '../../engine/audit.ts';
import type { ActionOf, Entity } from '../../engine/define.ts';
import { requireRow } from '../../engine/require_row.ts';

/** The lines of a period that are in use, and what is paired of them, once more for another. */
const copyLines = `
  with lines as materialized (
    select *, nextval(pg_get_serial_sequence('schedules', 'id'))::int as new_id
    from schedules where period_id = :from and status = 'active'
  ),
  made as (
    insert into schedules (id, period_id, weekday, start_time, minutes, level_id, forum_type, class_lesson_id, staff_id, capacity)
    select new_id, :to, weekday, start_time, minutes, level_id, forum_type, class_lesson_id, staff_id, capacity from lines
    returning id
  ),
  pairs as (
    insert into consecutive_classes (first_schedule_id, second_schedule_id, status)
    select f.new_id, s.new_id, 'active' from consecutive_classes c
      join lines f on f.id = c.first_schedule_id join lines s on s.id = c.second_schedule_id
    where c.status = 'active'
  )
  select count(*)::int as lines from made`;

/** Of classes, or of forums. */
export type Periods = 'periods' | 'forum_periods';

/** A period with the lines of another in other dates: a draft. */
export const duplicating = (name: Periods): ActionOf<Periods, 'duplicate'> => ({
  async apply(period, dates, ctx) {
    const { trx } = ctx;
    const { kind, registration_days, registration_time, parallel } = period;
    const made = await trx('periods')
      .insert({ kind, registration_days, registration_time, parallel, ...dates })
      .returning('*');
    const copy = requireRow(made[0]);
    const { rows } = await trx.raw(copyLines, { from: period.id, to: copy.id });
    const entity = ctx.engine.entities.get(name) as Entity;
    const details = { copy_of: period.id };
    await audit([{ action: 'duplicate', entity, record_id: copy.id, after: copy, details }], ctx);
    return { id: copy.id, lines: rows[0].lines };
  },
});
