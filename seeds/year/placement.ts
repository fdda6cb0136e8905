import type { Knex } from 'knex';
import type { Row } from '#api/engine/define.ts';
import { requireRow } from '#api/engine/require_row.ts';
import { mistakenAnswer, rightAnswer } from '../load/answers.ts';
import type { Desk } from '../load/desk.ts';

/** Which levels those are at who take the test through the API; the others' tests are like theirs. */
const abilities = [1, 4, 7, 11];

/**
 * Lets a few students take the placement test: who is at a level knows what is below it.
 * @returns the tests, which wait for their review
 */
export async function takePlacements(desk: Desk): Promise<number[]> {
  const [form] = await desk.list('leveling_forms', { status: 'active' });
  const levels = await desk.list('levels', {});
  const orders = new Map(levels.map(({ id, order }) => [id, order]));
  const questions = new Map<string, Row>();
  for (const { id } of levels)
    for (const question of await desk.list('questions', { form_id: form?.id, level_id: id }))
      questions.set(`q${question.id}`, question);
  const [group] = await desk.list('groups', {});
  const tests: number[] = [];
  for (const ability of abilities) {
    const username = `placement.${ability}`;
    const student = await desk.post('students', {
      ...{ username, password: crypto.randomUUID(), email: `${username}@year.example`, first_name: 'Alumno' },
      ...{ name: `De nivel ${ability}`, date_of_birth: '1995-05-05', student_id: `P${ability}`, group_id: group?.id },
      ...{ student_type: 'normal' },
    });
    const own = desk.of({ id: student.id, username, role: 'student', student_type: 'normal', level: null });
    let test = await own.post(`leveling_forms/${form?.id}/start`);
    test = await own.post(`leveling_tests/${test.id}/assess`, { can: null });
    while (test.question) {
      const question = requireRow(questions.get(test.name));
      const knows = Number(orders.get(question.level_id)) <= ability;
      const answer = knows ? rightAnswer(question) : mistakenAnswer(question);
      test = await own.post(`leveling_tests/${test.id}/answer`, { answers: { [test.name]: answer } });
    }
    tests.push(test.id);
  }
  return tests;
}

/** Who was not there from the beginning was placed; who is new waits for the review, or has not begun. */
const placements = `
  create temp table placements on commit drop as
    select nextval(pg_get_serial_sequence('leveling_tests', 'id'))::int as id,
      case when not w.is_new or pg_temp.draw('placed' || w.n) < 0.7 then nextval(pg_get_serial_sequence('attempts', 'id'))::int end as attempt_id,
      w.id as student_id, w.is_new, l.id as level_id, t.id as like_test,
      least(y.moment, (w.enrolled + time '09:00') at time zone y.zone + pg_temp.draw('test' || w.n) * interval '2 hours') as submitted_at
    from learners w cross join year y
      join levels l on l."order" = w.first_level
      cross join lateral (
        select t.id from leveling_tests t join levels p on p.id = t.proposed_level_id
        where t.id = any (:tests) order by abs(p."order" - w.first_level), t.id limit 1
      ) t
    where w.is_new or w.enrolled > y.first_day and exists (select from stays s where s.student_id = w.id and s.level_id is not null)
    order by submitted_at, w.n`;

const attempts = `
  insert into attempts (id, form_version_id, student_id, seed, answers, seqs, asked, points, score, percentage, correct,
      incorrect, graded, status, started_at, submitted_at, created_at, updated_at)
    select p.attempt_id, a.form_version_id, p.student_id, a.seed, a.answers, a.seqs, a.asked, a.points, a.score, a.percentage,
      a.correct, a.incorrect, a.graded, a.status, p.submitted_at - interval '22 minutes', p.submitted_at,
      p.submitted_at - interval '22 minutes', p.submitted_at
    from placements p join leveling_tests t on t.id = p.like_test join attempts a on a.id = t.attempt_id
    where p.attempt_id is not null order by p.id`;

const tests = `
  insert into leveling_tests (id, student_id, attempt_id, estimate, standard_error, proposed_level_id, probability, near,
      stopped, submitted_at, level_id, reason, reviewed_by, assigned_at, status, created_at, updated_at)
    select p.id, p.student_id, p.attempt_id, t.estimate, t.standard_error, t.proposed_level_id, t.probability, t.near, t.stopped,
      t.submitted_at, case when not p.is_new then p.level_id end, case when not p.is_new then 'Como lo propone el examen.' end,
      case when not p.is_new then coordinator.id end, case when not p.is_new then p.submitted_at + interval '1 hour' end,
      case when not p.is_new then 'completed' when p.attempt_id is null then 'pending' else 'pending_revision' end,
      p.submitted_at - interval '1 day', p.submitted_at
    from placements p
      left join lateral (
        select estimate, standard_error, proposed_level_id, probability, near, stopped, p.submitted_at from leveling_tests
        where id = p.like_test and p.attempt_id is not null
      ) t on true
      cross join (select id from users where username = 'coordinator') coordinator
    order by p.id`;

/** Placement tests of those who came later, like those that were taken. */
export async function fillPlacement(trx: Knex, taken: number[]): Promise<void> {
  await trx.raw(placements, { tests: taken } as unknown as Record<string, Knex.RawBinding>);
  await trx.raw(attempts);
  await trx.raw(tests);
}
