import type { Knex } from 'knex';

const groups = `
  insert into groups (name, description)
    select 'Convenio ' || n, 'Convenio empresarial ' || n || '.' from generate_series(1, 12) n`;

/**
 * Who studies here, and what decides what each does: the share of days on which (`pace`), at which hours of the day
 * (`hours`), since when and until when. Seven of ten were there when the school opened; those with a day in `gone` have left, and who is
 * new has no level yet.
 */
const learners = `
  create temp table learners on commit drop as
  with drawn as (
    select n, 'year.' || n as key, y.*, n > y.students as leaves, pg_temp.draw('type' || n) as type,
      pg_temp.draw('since' || n) as since, pg_temp.draw('until' || n) as until, pg_temp.draw('ends' || n) as ends
    from year y, generate_series(1, y.students + y.students / 4) n
  ), enrolled as (
    select *, first_day + greatest(0, floor((today - 1 - first_day) * (since - 0.7) / 0.3)::int) as enrolled from drawn
  ), dated as (
    select *, case when leaves then enrolled + 1 + floor((today - 1 - enrolled) * until)::int end as gone from enrolled
  )
  select nextval(pg_get_serial_sequence('users', 'id'))::int as id, n, key, enrolled, gone,
    case when type < 0.84 then 'normal' when type < 0.88 then 'advanced' when type < 0.91 then 'beginner_forum'
      when type < 0.94 then 'just_forums' when type < 0.97 then 'external' when type < 0.99 then 'old' else 'demo' end as type,
    floor(10 * pg_temp.draw('level' || n) ^ 1.8)::int as first_level,
    0.4 + 0.6 * pg_temp.draw('pace' || n) as pace, pg_temp.draw('hours' || n) as hours,
    case when leaves then gone when ends < 0.02 then greatest(enrolled, today - 1 - floor(60 * until)::int)
      else today + 1 + floor(330 * until)::int end as access_until,
    enrolled > first_day and enrolled > today - 4 and type < 0.84 and not leaves as is_new
  from dated order by n`;

/**
 * The stays of students in their levels, each as long as the level asks for and its student needs for the classes. The last
 * one is open (\`until_date\` is null). Who has no level stays in none.
 */
const stays = `
  create temp table stays on commit drop as
  with ways as (
    select w.*, l.id as level_id, l."order" as place, l.days_required, l.required_classes,
      l.days_required + 5 + floor(25 * pg_temp.draw(key || 'stay' || l."order"))::int
        + ceil(l.required_classes / (pace * 2.5) * 7)::int as days
    from learners w join levels l on l."order" >= w.first_level
    where not w.is_new and (w.type in ('normal', 'beginner_forum', 'just_forums') or w.type = 'external' and w.n % 2 = 0)
  ), dated as (
    select *, enrolled + coalesce(sum(days) over before, 0)::int as from_date from ways
    window before as (partition by id order by place rows between unbounded preceding and 1 preceding)
  ), lived as (
    select d.*, least(coalesce(gone - 1, access_until), y.today) as last_date from dated d, year y
  )
  select id as student_id, key, type, pace, hours, level_id, place, days, required_classes, from_date,
    case when from_date + days <= last_date and place < 13 then from_date + days end as until_date,
    least(gone - 1, access_until) as seats_until
  from lived where from_date <= last_date or from_date = enrolled
  union all
  select id, key, type, pace, hours, null, null, null, null, enrolled, null, least(gone - 1, access_until) from learners
    where type in ('advanced', 'old')`;

const students = `
  insert into users (id, kind, role_id, username, password, email, first_name, name, date_of_birth, genre, phone, student_id,
      swan_id, group_id, student_type, current_level_id, level_started_at, contract_number, type_license, license_until,
      access_until, date_expiration, status, last_seen_at, created_at, updated_at)
    select w.id, 'student', r.id, w.key, '-', w.key || '@year.example', given.names[1 + w.n % cardinality(given.names)],
      family.names[1 + w.n / 7 % cardinality(family.names)] || ' ' || family.names[1 + w.n / 3 % cardinality(family.names)],
      date '1960-01-01' + floor(17000 * pg_temp.draw('born' || w.n))::int,
      case when w.n % 2 = 0 then 'female' else 'male' end, '(555) ' || to_char(w.n % 1000, 'fm000') || '-' || to_char(w.n % 10000, 'fm0000'),
      'A' || to_char(w.n, 'fm00000'), case when w.n % 5 < 3 then 'SW' || 100000 + w.n end, g.ids[1 + w.n % cardinality(g.ids)],
      w.type, s.level_id, (s.from_date + time '12:00') at time zone y.zone,
      'C-' || to_char(w.enrolled, 'YYYY') || '-' || to_char(w.n, 'fm00000'),
      case when w.n % 3 = 0 then 'Empresa' else 'Individual' end, w.access_until, w.access_until, w.access_until,
      case when w.gone is null then 'active' else 'inactive' end,
      least(y.moment, greatest((w.enrolled + time '12:00') at time zone y.zone, (least(w.gone - 1, w.access_until, y.today) + time '18:00')
        at time zone y.zone - floor(50 * pg_temp.draw('seen' || w.n) ^ 5) * interval '1 day')),
      (w.enrolled + time '08:00') at time zone y.zone, (coalesce(w.gone, w.enrolled) + time '08:00') at time zone y.zone
    from learners w
      cross join year y
      join roles r on r.slug = 'student'
      cross join (select array_agg(id order by id) as ids from groups where status = 'active') g
      left join stays s on s.student_id = w.id and s.until_date is null
      cross join (select array['Ana Sofía', 'Bruno', 'Camila', 'Diego', 'Elena', 'Fernando', 'Gabriela', 'Hugo', 'Inés',
        'Javier', 'Karla', 'Leonardo', 'Mariana', 'Nicolás', 'Olivia', 'Pablo', 'Regina', 'Santiago', 'Ximena']) given(names)
      cross join (select array['Aguilar', 'Bravo', 'Castillo', 'Domínguez', 'Escobar', 'Fuentes', 'García', 'Hernández',
        'Ibarra', 'Juárez', 'López', 'Martínez', 'Núñez', 'Ortega', 'Peña', 'Quiroz', 'Ramírez', 'Sánchez']) family(names)
    order by w.n`;

/** Students with where they are in the course, and their groups. */
export async function fillPeople(trx: Knex): Promise<void> {
  await trx.raw(groups);
  await trx.raw(learners);
  await trx.raw('create index on learners (id)');
  await trx.raw(stays);
  await trx.raw('analyze learners');
  await trx.raw('analyze stays');
  await trx.raw(students);
}
