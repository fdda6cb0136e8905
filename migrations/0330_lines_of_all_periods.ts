import type { Knex } from 'knex';

const line = 'coalesce(level_id::text, forum_type)';

const collisionsAfter = (isLine: (other: string) => string) => `
  create or replace function collisions_after(changes meeting_change[]) returns table (
    meeting_id integer, shared text, other_meeting_id integer
  ) language sql stable as $$
    with changed as (
      select c.id, c.staff_id, tstzrange(c.starts_at, c.ends_at) as held, m.kind, m.period_id, m.parallel,
        m.level_id, m.forum_type
      from unnest(changes) c join meetings m on m.id = c.id where not c.stays
    )
    select c.id, case when o.staff_id = c.staff_id then 'teacher' else 'line' end, o.id
      from changed c join meetings o on o.status <> 'inactive' and tstzrange(o.starts_at, o.ends_at) && c.held
        and (o.staff_id = c.staff_id or ${isLine('o')})
      where o.id not in (select id from changed)
    union all
    select c.id, case when o.staff_id = c.staff_id then 'teacher' else 'line' end, o.id
      from changed c join changed o on o.id < c.id and o.held && c.held
        and (o.staff_id = c.staff_id or ${isLine('o')})
    union all
    select s.meeting_id, 'student', o.meeting_id
      from seats_after(changes) s join registrations o on o.student_id = s.student_id and o.meeting_id <> s.meeting_id
        and o.status in ('registered', 'completed') and tstzrange(o.starts_at, o.ends_at) && tstzrange(s.starts_at, s.ends_at)
      where s.kind = 'particular' and o.meeting_id not in (select id from changed)
    order by 1, 2, 3
  $$`;

const apart = (other: string) => `not c.parallel and not ${other}.parallel
  and coalesce(${other}.level_id::text, ${other}.forum_type) = coalesce(c.level_id::text, c.forum_type)`;

/** A level or a band meets once at a time in the whole school, not in each period alone. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- What meets beside another by now may do so.
    update meetings m set parallel = true, version = version + 1, updated_at = now()
      where m.kind in ('classe', 'forum') and m.status <> 'inactive' and not m.parallel and exists (
        select from meetings o where o.id < m.id and o.kind in ('classe', 'forum') and o.status <> 'inactive' and not o.parallel
          and coalesce(o.level_id::text, o.forum_type) = coalesce(m.level_id::text, m.forum_type)
          and tstzrange(o.starts_at, o.ends_at) && tstzrange(m.starts_at, m.ends_at));

    alter table meetings drop constraint meetings_line_free,
      add constraint meetings_line_free exclude using gist
        ((${line}) with =, tstzrange(starts_at, ends_at) with &&)
        where (kind in ('classe', 'forum') and not parallel and status <> 'inactive') deferrable;

    -- Meetings that share a line: of one level or band, where neither stands beside others.
    ${collisionsAfter((other) => `c.kind in ('classe', 'forum') and ${other}.kind = c.kind and ${apart(other)}`)};
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table meetings drop constraint meetings_line_free,
      add constraint meetings_line_free exclude using gist
        (period_id with =, (${line}) with =, tstzrange(starts_at, ends_at) with &&)
        where (not parallel and status <> 'inactive') deferrable;
    ${collisionsAfter((other) => `${other}.period_id = c.period_id and ${apart(other)}`)};
  `);
}
