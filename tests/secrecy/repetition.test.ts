import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Body, done } from '#tests/attempts/stage.ts';
import { letDaysPass } from '#tests/support/days.ts';
import { openSchool, type Person, type School } from '#tests/support/school.ts';
import { foundIn, ofEachType } from './planted.ts';
import { publish, setScene } from './scene.ts';

let school: School;
let student: Person;
let form: number;
beforeAll(async () => {
  school = await openSchool({ documents: true });
  // What the demo school's students got wrong has no planted words.
  await school.knex('review_cards').delete();
  const at = await setScene(school);
  const place = { lesson_id: at.lesson, order: 2, title: 'Repaso', pass_percentage: 0 };
  form = await publish(at.coordinator, 'exercise_forms', place, ofEachType());
  student = await school.as('student');
  const { id } = await done(student.post(`/api/exercise_forms/${form}/start`));
  await done(student.post(`/api/attempts/${id}/submit`));
  await letDaysPass(school.knex, 1);
});
afterAll(() => school.close());

const secrets = (text: string) => foundIn(text, 'solution', 'feedback', 'transcript');

test('no word of a key leaves with a set before its own card was answered', async () => {
  const rows = await school.knex('questions').where({ form_id: form });
  const keys = new Map(rows.map((row) => [`q${row.id}`, secrets(JSON.stringify(row.key))]));
  const begun: Body = await done(student.post('/api/review_sets/start'));
  const order: string[] = begun.uiSchema['ui:order'];
  expect(order).toHaveLength(10);
  const passages = rows.filter(({ type }) => type === 'group').map(({ id }) => `q${id}`);
  const answered = [...passages];
  const closed = (text: string) => {
    const opened = answered.flatMap((name) => keys.get(name) ?? []);
    return secrets(text).filter((word) => !opened.includes(word));
  };
  const near = [
    `/api/review_sets/${begun.id}`,
    `/api/review_sets/${begun.id}/shown`,
    '/review',
    '/review.data',
    '/home',
  ];
  expect(secrets(JSON.stringify(begun))).toEqual([]);
  for (const question of order) {
    for (const url of near) expect([url, closed((await student.get(url)).body)]).toEqual([url, []]);
    const body = { question, answers: {} };
    const { body: shown } = await student.post(`/api/review_sets/${begun.id}/check`, body);
    expect(secrets(shown).length).toBeGreaterThan(0);
    answered.push(question);
    expect([question, closed(shown)]).toEqual([question, []]);
  }
});
