import type { Knex } from 'knex';

/** What the school tells its students, in turn. */
const notices = `(values
  (0, 'Nuevos horarios de clases', 'New class times', 'Abrimos grupos por la tarde. Inscríbete con anticipación.',
    'There are new classes in the afternoon. Register early.'),
  (1, 'Semana de exámenes', 'Exam week', 'Repasa tus lecciones: esta semana el equipo docente resuelve dudas en cada clase.',
    'Go over your lessons: this week the teachers answer questions in every class.'),
  (2, 'Foro especial: entrevistas de trabajo', 'Special forum: job interviews', 'El viernes practicamos entrevistas. Hay cupo limitado.',
    'On Friday we practise interviews. Places are limited.'),
  (3, 'Mantenimiento del sábado', 'Maintenance on Saturday', 'El sábado de 6:00 a 7:00 el centro de aprendizaje estará en mantenimiento.',
    'On Saturday from 6:00 to 7:00 the learning center is being maintained.'),
  (4, 'Nuevos ejercicios de escucha', 'New listening exercises', 'Hay grabaciones nuevas en tu nivel. Cuéntanos qué te parecen.',
    'There are new recordings in your level. Tell us what you think.')
) s(place, title, english_title, content, english_content)`;

/** One each five days, shown for ten: every other one to everyone, the others to a level, a group or a type in turn. */
const messages = `
  create temp table told on commit drop as
  with days as (
    select day::date as day, row_number() over (order by day)::int - 1 as n
    from year y cross join generate_series(y.first_day::timestamp, y.today, interval '5 days') day
  )
  select nextval(pg_get_serial_sequence('messages', 'id'))::int as id, d.n, d.day, s.*,
    (array['everyone', 'level', 'everyone', 'group', 'everyone', 'student_type'])[1 + d.n % 6] as audience,
    case when d.n % 6 = 1 then l.ids[1 + d.n / 6 % cardinality(l.ids)] end as level_id,
    case when d.n % 6 = 3 then g.ids[1 + d.n / 6 % cardinality(g.ids)] end as group_id,
    case when d.n % 6 = 5 then (array['normal', 'advanced', 'beginner_forum'])[1 + d.n / 6 % 3] end as student_type
  from days d join ${notices} on s.place = d.n % 5
    cross join (select array_agg(id order by "order") as ids from levels where status = 'active') l
    cross join (select array_agg(id order by id) as ids from groups where status = 'active') g
  order by d.n`;

const stored = `
  insert into messages (id, title, english_title, content, english_content, audience, level_id, group_id, student_type,
      display_start_date, display_end_date, priority, status, created_at, updated_at)
    select t.id, t.title, t.english_title, '<p>' || t.content || '</p>', '<p>' || t.english_content || '</p>', t.audience,
      t.level_id, t.group_id, t.student_type, t.day, t.day + 9,
      (array['normal', 'high', 'normal', 'low'])[1 + t.n % 4], 'active', at, at
    from told t cross join year y cross join lateral (select (t.day + time '06:00') at time zone y.zone as at) made order by t.n`;

/** Who was there in those days and belonged to the audience; two of three have read it. */
const receipts = `
  insert into message_receipts (message_id, student_id, read_at, created_at, updated_at)
    select t.id, w.id, at, at, at
    from told t
      join learners w on w.enrolled < t.day and coalesce(w.gone, w.access_until) > t.day + 9
      join users u on u.id = w.id
      cross join year y
      cross join lateral (select (t.day + time '07:00') at time zone y.zone
        + pg_temp.draw('reads' || t.n || '/' || w.key) ^ 2 * interval '9 days' as at) read
    where pg_temp.draw('message' || t.n || '/' || w.key) < 0.66 and at < y.moment
      and case t.audience when 'everyone' then true when 'group' then u.group_id = t.group_id
        when 'student_type' then w.type = t.student_type
        else exists (select from stays s where s.student_id = w.id and s.level_id = t.level_id and s.from_date <= t.day
          and coalesce(s.until_date, y.last_day) > t.day) end
    order by at, w.id`;

/** What the school told its students, and who has read it. */
export async function fillMessages(trx: Knex): Promise<void> {
  await trx.raw(messages);
  await trx.raw('analyze told');
  await trx.raw('create index on stays (student_id)');
  await trx.raw(stored);
  await trx.raw(receipts);
}
