import type { Knex } from 'knex';

const service = `cross join (select id from users where username = 'customer-service') service`;

/** One in three of those who were there for seven weeks has a contract that was extended; half a year each time. */
const contracts = `
  insert into progress_logs (student_id, event, from_date, to_date, reason, by, at, created_at, updated_at)
    select w.id, 'contract_extended', w.access_until - 183, w.access_until, 'Renovó su contrato.', service.id, at, at, at
    from learners w cross join year y ${service}
      cross join lateral (select (least(w.access_until - 183, y.today - 1) - floor(20 * pg_temp.draw('renews on' || w.n))::int
        + time '11:00') at time zone y.zone as at) renewed
    where pg_temp.draw('renews' || w.n) < 0.33 and at > (w.enrolled + 49)::timestamp at time zone y.zone and w.gone is null
    order by at, w.id`;

/** Half of those who come to forums alone had come to classes before. */
const types = `
  insert into progress_logs (student_id, event, from_type, to_type, by, at, created_at, updated_at)
    select w.id, 'type_changed', 'normal', w.type, service.id, at, at, at
    from learners w cross join year y ${service}
      cross join lateral (select (w.enrolled + 1 + floor((least(w.gone, w.access_until, y.today) - w.enrolled - 1) * 0.5
        * pg_temp.draw('changes on' || w.n))::int + time '10:00') at time zone y.zone as at) changed
    where w.type in ('beginner_forum', 'just_forums', 'advanced') and pg_temp.draw('changes' || w.n) < 0.5 and at < y.moment
    order by at, w.id`;

/** One in thirty has a class of the present level that a coordinator has added. */
const classes = `
  with added as (
    insert into credits (student_id, level_id, reason, added_by, added_at, created_at, updated_at)
      select s.student_id, s.level_id, 'La tomó en otra sede.', coordinator.id, at, at, at
      from stays s cross join year y cross join (select id from users where username = 'coordinator') coordinator
        cross join lateral (select (s.from_date + 3 + time '09:00') at time zone y.zone as at) given
      where s.until_date is null and s.type = 'normal' and pg_temp.draw(s.key || 'credit') < 0.033
        and at < least(y.moment, (s.seats_until + 1)::timestamp at time zone y.zone)
      order by at, s.student_id
    returning student_id, level_id, reason, added_by, added_at
  )
  insert into progress_logs (student_id, event, to_level_id, reason, by, at, created_at, updated_at)
    select student_id, 'class_added', level_id, reason, added_by, added_at, added_at, added_at from added
    order by added_at, student_id`;

/** What staff did for students: contracts, types and classes that count. */
export async function fillByHand(trx: Knex): Promise<void> {
  for (const written of [contracts, types, classes]) await trx.raw(written);
}
