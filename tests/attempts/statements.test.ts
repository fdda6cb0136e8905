import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSchool, type School } from '#tests/support/school.ts';
import { answersFor, done, questions, type Stage, stage } from './stage.ts';

let school: School;
let at: Stage;
beforeAll(async () => {
  school = await openSchool();
  at = await stage(school);
});
afterAll(() => school.close());

/** How many statements a call sends besides the one that finds out whose session it is. */
async function cost(call: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const hear = ({ sql }: { sql: string }) => {
    if (!/\bas session_id\b/.test(sql)) count += 1;
  };
  school.knex.on('query', hear);
  await call();
  school.knex.off('query', hear);
  return count;
}

test('A save costs one statement; a start five, going on three, and a submission six, with the ends of their transactions', async () => {
  const form = await at.exercise(questions);
  const start = () => done(at.student.post(`/api/exercise_forms/${form}/start`));
  const submit = (id: number) => done(at.student.post(`/api/attempts/${id}/submit`));
  const { id, uiSchema } = await start();
  expect(await cost(start)).toBe(3);
  await submit(id);
  expect(await cost(start)).toBe(5);
  const again = await start();
  expect(again.id).not.toBe(id);
  const save = (seq: number) =>
    done(at.student.patch(`/api/attempts/${again.id}`, { seq, answers: answersFor(uiSchema['ui:order'], 'right') }));
  expect(await cost(() => save(1))).toBe(1);
  expect(await cost(() => submit(again.id))).toBe(6);
  const told = await done(at.student.get(`/api/attempts/${again.id}`));
  expect(told).toMatchObject({ status: 'completed', passed: true, percentage: 100 });
  expect(
    await school.knex('audit_logs').where({ entity: 'attempts', action: 'submit', record_id: again.id }),
  ).toHaveLength(1);
  expect(await school.knex('progress_logs').where({ attempt_id: again.id, event: 'lesson_taken' })).toHaveLength(1);
});
