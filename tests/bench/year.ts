import { connect } from '#api/database.ts';
import { giveTopics, holdLines, takeSeats } from '#seeds/load/held.ts';
import { clearTimetable } from '#tests/support/timetable.ts';

export interface Year {
  students: number;
  /** How many weeks were held, and how many are to come. */
  held: number;
  coming: number;
}

/** Teachers, one for each level and each band. */
const teachers = `
  insert into users (kind, role_id, username, password, email, first_name, name)
    select 'staff', r.id, 'year.teacher.' || n, '-', 'teacher.' || n || '@year.example', 'Docente', 'N.º ' || n
    from generate_series(0, 15) n, roles r where r.slug = 'teacher'`;

/** They host all of them at once. */
const licences = `
  insert into licences (email, type_license, priority, max_concurrent)
    select 'year.' || n || '@year.example', 'business', 50, 10 from generate_series(1, 2) n`;

const students = `
  insert into users (kind, role_id, username, password, email, first_name, name, date_of_birth, student_id, group_id,
      student_type, current_level_id)
    select 'student', r.id, 'year.' || n, '-', 'year.' || n || '@year.example', 'Alumno', 'N.º ' || n,
      date '1990-01-01' + n % 9000, 'Y' || n, (select min(id) from groups), 'normal', l.id
    from generate_series(1, :students) n
      join levels l on l."order" = n % 14
      join roles r on r.slug = 'student'`;

const periods = `
  insert into periods (kind, name, start_date, end_date, status)
    select kind, 'Año', current_date - 7 * :held, current_date + 7 * :coming, 'active'
    from unnest(array['classe', 'forum']) kind
  returning id`;

/** Each level has three classes a day from Monday to Friday, each band a forum. */
const lines = `
  insert into schedules (period_id, weekday, start_time, minutes, level_id, forum_type, staff_id, capacity)
    select p.id, day, hour::time, 50, l.id, null, t.id, 20
    from periods p, unnest(array['monday', 'tuesday', 'wednesday', 'thursday', 'friday']) day,
      unnest(array['08:00', '17:00', '19:00']) hour, levels l
      join users t on t.username = 'year.teacher.' || l."order"
    where p.id = any (:periods) and p.kind = 'classe'
    union all
    select p.id, day, '20:00', 50, null, band, t.id, 40
    from periods p, unnest(array['monday', 'tuesday', 'wednesday', 'thursday', 'friday']) day,
      unnest(array['beginner', 'advanced']) band
      join users t on t.username = case band when 'beginner' then 'year.teacher.14' else 'year.teacher.15' end
    where p.id = any (:periods) and p.kind = 'forum'`;

/**
 * Fills the demo school with a year: its classes and forums, held and to come, with seats and attendance, in place of its
 * own timetable. As sets, in a few statements.
 */
export async function fillYear(ownerUrl: string, year: Year): Promise<void> {
  const knex = connect(ownerUrl);
  await clearTimetable(knex);
  await knex.raw(teachers);
  await knex.raw(licences);
  await knex.raw(students, { students: year.students });
  const { rows } = await knex.raw(periods, { held: year.held, coming: year.coming });
  const ids = rows.map(({ id }: { id: number }) => id);
  await knex.raw(lines, { periods: ids });
  await holdLines(knex, ids, { coming: true });
  // So many rows were never there before: without figures of them the next statements would be planned for a few.
  await knex.raw('vacuum analyze users');
  await knex.raw('vacuum analyze meetings');
  await giveTopics(knex, ids);
  await takeSeats(knex, ids, { coming: true });
  await knex.raw('vacuum analyze meetings');
  await knex.raw('vacuum analyze registrations');
  await knex.destroy();
}
