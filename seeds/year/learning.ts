import type { Knex } from 'knex';

/** How each stay ended: by the exam where the classes were taken that the level asks for, and else by a coordinator's hand. */
const ends = `
  create temp table ends on commit drop as
    select s.*, (s.until_date + time '12:00') at time zone y.zone as ended_at, n.id as next_id,
      not is_for_type(s.type, 'classe', null) or s.required_classes <= (
        select count(*) from seats t where t.student_id = s.student_id and t.level_id = s.level_id and t.kind = 'classe'
          and t.outcome = 'completed' and t.starts_at < (s.until_date + time '10:00') at time zone y.zone) as by_exam
    from stays s cross join year y join levels n on n."order" = s.place + 1
    where s.until_date is not null`;

/** The exercises of a level in their order, by the share of a stay after which each is done, and the exams. */
const forms = `
  create temp table forms_of_levels on commit drop as
    select t.*, row_number() over place::float / count(*) over (partition by t.level_id, t.kind) as share
    from (
      select form_id, form_version_id, kind, level_id, lesson_id, max(points) as points, bool_or(status = 'pending_revision') as waits
      from submissions group by 1, 2, 3, 4, 5
    ) t join forms f on f.id = t.form_id left join lessons l on l.id = t.lesson_id
    window place as (partition by t.level_id, t.kind order by l."order", f."order", f.id)`;

/**
 * When each student passes each of them. Of the present level there are as many as there was time for; one in five of its
 * students does no exercises.
 */
const due = `
  create temp table due on commit drop as
    select s.student_id, s.key, s.level_id, f.form_id, f.form_version_id, f.kind, f.lesson_id, f.waits, f.points, d.at,
      d.at < least(y.moment, (s.seats_until + 1)::timestamp at time zone y.zone) as is_done, s.until_date is null as is_open
    from stays s cross join year y join forms_of_levels f on f.level_id = s.level_id and f.kind = 'exercise'
      cross join lateral (
        select (s.from_date + time '13:00') at time zone y.zone
          + (coalesce(s.until_date - s.from_date, s.days) - 2) * 0.9 * f.share * interval '1 day'
          + floor(600 * pg_temp.draw(s.key || 'hour' || f.form_id)) * interval '1 minute' as at
      ) d
    where s.until_date is not null or pg_temp.draw(s.key || 'studies') < 0.8
    union all
    select e.student_id, e.key, e.level_id, f.form_id, f.form_version_id, f.kind, null, f.waits, f.points, e.ended_at, true, false
    from ends e join forms_of_levels f on f.level_id = e.level_id and f.kind = 'exam'
    where e.by_exam`;

/** One in five did not pass the first time. What a person has to grade waits for three days. */
const tries = `
  create temp table tries on commit drop as
  with tried as (
    select d.*, turn, d.at - (turn - 1) * make_interval(hours => 1, mins => floor(900 * pg_temp.draw(key || 'again' || form_id))::int)
        as submitted_at, d.waits and d.kind = 'exercise' and d.at > y.moment - interval '3 days' as is_waiting
    from due d cross join year y
      cross join lateral generate_series(1, case when pg_temp.draw(key || 'fails' || form_id) < 0.2 then 2 else 1 end) turn
    where d.is_done
  )
  select nextval(pg_get_serial_sequence('attempts', 'id'))::int as id, t.student_id, t.form_id, t.lesson_id, t.level_id, t.kind,
    t.submitted_at, s.number, t.turn = 1 and not t.is_waiting as passes
  from tried t cross join lateral (
    select s.number from submissions s
    where s.form_id = t.form_id and case when t.is_waiting then s.status = 'pending_revision' else s.status = 'completed' and s.passed = (t.turn = 1) end
    order by pg_temp.draw(t.key || t.form_id || t.turn || s.number) limit 1
  ) s
  order by t.submitted_at, t.student_id`;

const attempts = `
  insert into attempts (id, form_version_id, student_id, seed, answers, seqs, points, score, percentage, correct, incorrect,
      graded, status, started_at, submitted_at, created_at, updated_at)
    select t.id, s.form_version_id, t.student_id, s.seed, s.answers, s.seqs, s.points, s.score, s.percentage, s.correct,
      s.incorrect, s.graded, s.status, begun.at, t.submitted_at, begun.at, t.submitted_at
    from tries t join submissions s using (number)
      cross join lateral (select t.submitted_at - make_interval(mins => 5 + t.student_id % 20) as at) begun
    order by t.id`;

const drafts = `
  insert into attempts (form_version_id, student_id, seed, points, started_at, created_at, updated_at)
    select d.form_version_id, d.student_id, 0, d.points, begun.at, begun.at, begun.at
    from (select distinct on (student_id) * from due where is_open and not is_done and kind = 'exercise' order by student_id, at) d
      cross join year y join users u on u.id = d.student_id and u.status = 'active'
      cross join lateral (select y.moment - interval '2 days' * pg_temp.draw(key || 'begun') as at) begun
    where pg_temp.draw(key || 'draft') < 0.04`;

const lessons = `
  insert into progress_logs (student_id, event, lesson_id, attempt_id, by, at, created_at, updated_at)
    select student_id, 'lesson_taken', lesson_id, id, student_id, at, at, at from (
      select distinct on (t.student_id, t.lesson_id) t.student_id, t.lesson_id, t.id, t.submitted_at as at,
        count(*) over (partition by t.student_id, t.lesson_id) as passed,
        (select count(*) from forms f where f.lesson_id = t.lesson_id and f.kind = 'exercise' and f.status = 'active') as asked
      from tries t where t.passes and t.lesson_id is not null
      order by t.student_id, t.lesson_id, t.submitted_at desc
    ) taken
    where passed = asked order by at`;

/** The history of levels: given at the beginning, passed by an exam, or given by hand. */
const levels = `
  insert into progress_logs (student_id, event, from_level_id, to_level_id, attempt_id, reason, by, at, created_at, updated_at)
    select student_id, event, from_id, to_id, attempt, reason, by, at, at, at from (
      select s.student_id, 'level_started' as event, null::int as from_id, s.level_id as to_id, null::int as attempt,
          null as reason, service.id as by, (s.from_date + time '12:00') at time zone y.zone as at, 1 as turn
        from stays s join learners w on w.id = s.student_id and w.enrolled = s.from_date cross join year y
          cross join (select id from users where username = 'customer-service') service
        where s.level_id is not null
      union all
      select e.student_id, step.event, e.level_id, case step.event when 'exam_passed' then null else e.next_id end, t.id, null,
          e.student_id, e.ended_at, step.turn
        from ends e join tries t on t.student_id = e.student_id and t.level_id = e.level_id and t.kind = 'exam' and t.passes
          cross join (values ('exam_passed', 2), ('level_passed', 3), ('level_started', 4)) step(event, turn)
      union all
      select e.student_id, 'level_started', e.level_id, e.next_id, null, 'Presentó el examen en la escuela.', coordinator.id,
          e.ended_at, 4
        from ends e cross join (select id from users where username = 'coordinator') coordinator
        where not e.by_exam
    ) log
    order by at, student_id, turn`;

/** What was passed by an exam is certified. */
const certificates = `
  insert into certificates (code, student_id, level_id, issued_at)
    select new_certificate_code(), student_id, from_level_id, min(at) from progress_logs
    where event = 'level_passed' group by student_id, from_level_id
    on conflict (student_id, level_id) do nothing`;

/** Exercises and exams that were taken, lessons and levels that followed from them. */
export async function fillLearning(trx: Knex): Promise<void> {
  await trx.raw('create index on seats (student_id)');
  for (const [table, made] of Object.entries({ ends, forms_of_levels: forms, due, tries })) {
    await trx.raw(made);
    await trx.raw('analyze ??', [table]);
  }
  for (const stored of [attempts, drafts, lessons, levels, certificates]) await trx.raw(stored);
}
