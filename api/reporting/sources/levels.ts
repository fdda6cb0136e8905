import { passing } from '../../attempts/results.ts';

/** How many classes, and lessons with something to take in them, each level of the course asks of students. */
const requirements = `
  asked as (
    select l.id, l."order", l.required_class_status,
      least(l.required_lessons, (select count(*)::int from lessons n where n.level_id = l.id and n.status = 'active'
        and exists (select from forms f where f.kind = 'exercise' and f.status = 'active' and f.lesson_id = n.id))) as lessons,
      case when exists (select from meetings m where m.level_id = l.id and m.kind = 'classe' and m.status <> 'inactive')
        then l.required_classes else 0 end as classes,
      l.status = 'active' as is_active
    from levels l
  )`;

/** Which lessons of the own level each student has taken: by all their exercises, or because staff have added them. */
const lessonsTaken = `
  exercises as (
    select n.id as lesson_id, n.level_id, count(*)::int as forms
    from lessons n join forms f on f.lesson_id = n.id and f.kind = 'exercise' and f.status = 'active'
    where n.status = 'active' group by n.id
  ),
  versions as materialized (
    select v.id, v.rules, f.id as form_id, n.lesson_id, n.level_id
    from exercises n join forms f on f.lesson_id = n.lesson_id and f.kind = 'exercise' and f.status = 'active'
      join form_versions v on v.form_id = f.id
  ),
  passed as (
    select a.student_id, v.lesson_id, count(distinct v.form_id)::int as forms
    from students s join versions v on v.level_id = s.current_level_id
      join attempts a on a.student_id = s.id and a.form_version_id = v.id
    where ${passing} group by 1, 2
  ),
  lessons_taken as (
    select student_id, count(*)::int as taken from (
      select p.student_id, p.lesson_id from passed p join exercises n using (lesson_id) where p.forms = n.forms
      union
      select c.student_id, c.lesson_id from credits c join exercises n using (lesson_id)
        join students s on s.id = c.student_id and s.current_level_id = n.level_id
      where c.taken_back_at is null
    ) lessons group by 1
  )`;

/** How many classes of the own level each student has taken, with those that staff have added. */
const classesTaken = `
  classes_taken as (
    select student_id, sum(taken)::int as taken from (
      select r.student_id, count(*) as taken from registrations r join students s on s.id = r.student_id
        join asked l on l.id = s.current_level_id and r.level_id = l.id
      where r.kind = 'classe' and r.status in ('completed', 'registered') and r.status in ('completed', l.required_class_status)
      group by 1
      union all
      select c.student_id, count(*) from credits c join students s on s.id = c.student_id and s.current_level_id = c.level_id
      where c.taken_back_at is null group by 1
    ) classes group by 1
  )`;

/** Whose last level is passed: it is done, and stays the own one. */
const isFinished = `exists (select from progress_logs g where g.student_id = s.id and g.event = 'course_completed'
  and g.from_level_id = s.current_level_id and g.at >= s.level_started_at)`;

/**
 * How far students are in their level and in the course, by the rules of their own pages: levels behind the own one count
 * as done, as a student may have been placed beyond them.
 * @param students a statement for rows of `users`: all whom it is asked of
 */
export const standings = (students: string): string => `
  with students as materialized (${students}),
  ${requirements}, ${lessonsTaken}, ${classesTaken},
  own as (
    select s.id, l."order" as level_order, l.lessons as lessons_needed, coalesce(t.taken, 0) as lessons_taken,
      case when is_for_type(coalesce(s.student_type, 'normal'), 'classe', null) then l.classes else 0 end as classes_needed,
      coalesce(c.taken, 0) as classes_taken, ${isFinished} as is_finished
    from students s join asked l on l.id = s.current_level_id
      left join lessons_taken t on t.student_id = s.id left join classes_taken c on c.student_id = s.id
  ),
  measured as (
    select o.*, greatest(0, lessons_needed - lessons_taken) as lessons_left,
      greatest(0, classes_needed - classes_taken) as classes_left
    from own o
  ),
  courses as (
    select s.id,
      coalesce(sum(l.lessons + case when is_for_type(coalesce(s.student_type, 'normal'), 'classe', null) then l.classes else 0 end), 0) as needed,
      coalesce(sum(case
        when l."order" < m.level_order or l.id = s.current_level_id and m.is_finished
          then l.lessons + case when is_for_type(coalesce(s.student_type, 'normal'), 'classe', null) then l.classes else 0 end
        when l.id = s.current_level_id then m.lessons_needed - m.lessons_left + m.classes_needed - m.classes_left
        else 0 end), 0) as done,
      count(l.id) as levels,
      count(l.id) filter (where l."order" < m.level_order or l.id = s.current_level_id and m.is_finished) as levels_done
    from students s left join measured m on m.id = s.id
      left join asked l on l.is_active or l.id = s.current_level_id
    group by s.id, m.level_order
  )`;

/** A share in whole percents, as pages show it: rounded down. */
export const percentage = (done: string, needed: string): string =>
  `floor(100.0 * (${done}) / nullif(${needed}, 0))::int`;
