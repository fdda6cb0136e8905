import type { Knex } from 'knex';

/** What students ask, by what it is about. */
const subjects = `(values
  (0, 'classes', 'No pude entrar a mi clase', 'La sala me decía que todavía no empezaba y ya era la hora.'),
  (1, 'content', 'Una respuesta que me parece correcta', 'Escribí lo mismo que dice la solución y me la marcó mal.'),
  (2, 'account', 'No recuerdo mi contraseña', 'Pedí el enlace y no me llega el correo.'),
  (3, 'contract', '¿Hasta cuándo tengo acceso\\?', 'Quiero renovar mi contrato por otros seis meses.'),
  (4, 'technical', 'No se oye la grabación', 'En el ejercicio de escuchar no suena nada en mi teléfono.'),
  (5, 'other', '¿Puedo cambiar de grupo\\?', 'Mi horario de trabajo cambió y ya no puedo en la tarde.')
) s(place, category, subject, content)`;

/**
 * Four for each student, while the student was there. Those of former days are solved, or a few discarded; of the last three
 * some wait for the school and some for who asked.
 */
const askedTickets = `
  create temp table asked on commit drop as
  with drawn as (
    select n, y.moment, 1 + floor(pg_temp.draw('asks' || n) * y.students)::int as asker, pg_temp.draw('fate' || n) as fate,
      pg_temp.draw('asked' || n) as since, pg_temp.draw('answered' || n) as pace, floor(6 * pg_temp.draw('about' || n))::int as place,
      (array['low', 'normal', 'normal', 'normal', 'high', 'urgent'])[1 + floor(6 * pg_temp.draw('priority' || n))::int] as priority
    from year y cross join generate_series(1, y.students * 4) n
  ), dated as (
    select d.*, u.id as student_id,
      u.created_at + (least(d.moment, u.access_until::timestamptz) - u.created_at) * (0.05 + 0.95 * since) as asked_at
    from drawn d join learners w on w.n = d.asker join users u on u.id = w.id
  )
  select nextval(pg_get_serial_sequence('tickets', 'id'))::int as id, d.*, s.category, s.subject, s.content,
    least(d.moment, d.asked_at + pace * interval '20 hours') as answered_at,
    least(d.moment, d.asked_at + pace * interval '30 hours') as closed_at,
    case when asked_at < moment - interval '3 days' then case when fate < 0.97 then 'solved' else 'discarded' end
      when fate < 0.5 then 'solved' when fate < 0.75 then 'answered' else 'waiting' end as state
  from dated d join ${subjects} using (place)
  order by asked_at, n`;

const service = `cross join (select id from users where username = 'customer-service') service`;

const tickets = `
  insert into tickets (id, subject, content, category, priority, student_id, opened_by, assigned_to, awaits, due_at,
      last_reply_at, satisfaction, solved_by, solved_at, discarded_by, discarded_at, status, created_at, updated_at)
    select a.id, a.subject, a.content, a.category, a.priority, a.student_id, a.student_id,
      case when a.state in ('solved', 'answered') then service.id end,
      case a.state when 'answered' then 'requester' else 'school' end,
      case a.state when 'waiting' then a.asked_at else a.answered_at end + make_interval(hours => hours_of_ticket(a.priority)),
      case when a.state in ('solved', 'answered') then a.answered_at else a.asked_at end,
      case when a.state = 'solved' and a.fate < 0.4 then 'good' when a.state = 'solved' and a.fate < 0.44 then 'bad' end,
      case a.state when 'solved' then service.id end, case a.state when 'solved' then a.closed_at end,
      case a.state when 'discarded' then service.id end, case a.state when 'discarded' then a.closed_at end,
      case when a.state in ('answered', 'waiting') then 'pending' else a.state end, a.asked_at,
      case a.state when 'waiting' then a.asked_at else a.closed_at end
    from asked a ${service} order by a.id`;

const replies = `
  insert into ticket_replies (ticket_id, user_id, kind, content, created_at, updated_at)
    select a.id, service.id, 'reply', 'Hola. Ya lo revisamos: vuelve a intentarlo y cuéntanos si sigue igual.', a.answered_at,
      a.answered_at
    from asked a ${service} where a.state in ('solved', 'answered') order by a.answered_at`;

/** What students asked, and what became of it. */
export async function fillTickets(trx: Knex): Promise<void> {
  await trx.raw(askedTickets);
  await trx.raw(tickets);
  await trx.raw(replies);
}
