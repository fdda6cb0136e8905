import type { Knex } from 'knex';
import type { Context } from '../engine/define.ts';

/**
 * How many classes of the level of the row the caller has taken, by the status that the level asks for, and with those that
 * staff have added. Null where none can be: by who is of a type that classes are not open to, and in a level that the school holds no classes of. None is
 * asked of either.
 */
export const classesTaken = ({ trx, caller }: Context): Knex.Raw =>
  trx.raw(
    `case when is_for_type(coalesce(?, 'normal'), 'classe', null) and exists (
        select from meetings m where m.level_id = levels.id and m.kind = 'classe' and m.status <> 'inactive')
      then (select count(*)::integer from registrations r join meetings m on m.id = r.meeting_id
        where r.student_id = ? and m.level_id = levels.id and m.kind = 'classe'
          and r.status in ('completed', levels.required_class_status))
        + (select count(*)::integer from credits c
        where c.student_id = ? and c.level_id = levels.id and c.taken_back_at is null) end`,
    [caller.student_type, caller.id, caller.id] as Knex.RawBinding[],
  );
