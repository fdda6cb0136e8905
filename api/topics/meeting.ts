import type { Knex } from 'knex';
import { office } from '#schemas/accounts/roles.ts';
import type { Caller } from '../engine/define.ts';
import { defineTopic } from '../engine/events/topics.ts';
import { seatsLeft } from '../live/seats/seats_left.ts';

/** Of some users, whom a meeting concerns: who teaches it, has or had a seat in it, or could register for it. */
async function usersConcerned(id: number, users: (number | null)[], knex: Knex): Promise<Set<number>> {
  const { rows } = await knex.raw(
    `select u.id from meetings m
        join users u on u.id = any (:users)
        left join levels l on l.id = u.current_level_id
      where m.id = :id and (
        m.staff_id = u.id
        or m.status <> 'draft'
          and is_open_to(u.student_type, l.id, l."order", m.kind, m.level_id, m.forum_type)
        or exists (select from registrations r join meetings h on h.id = r.meeting_id
          where m.id in (h.id, h.second_id) and r.student_id = u.id)
        or exists (select from particular_classes p where p.id = m.particular_class_id and p.student_id = u.id))`,
    { id, users },
  );
  return new Set(rows.map((row: { id: number }) => row.id));
}

/** What changes of a meeting: its seats, its time and state, the ranks of those who wait for it. */
export default defineTopic('meeting', {
  async hearers(id: number, callers: Caller[], knex: Knex) {
    const others = callers.filter(({ role }) => !office.includes(role));
    const known =
      others.length > 0
        ? await usersConcerned(
            id,
            others.map((caller) => caller.id),
            knex,
          )
        : new Set();
    return callers.filter((caller) => office.includes(caller.role) || known.has(caller.id));
  },
  missed: (ids, knex) => seatsLeft((query) => query.whereIn('id', ids), 'id', knex),
});
