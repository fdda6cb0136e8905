import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readCertificateCode } from '#schemas/course/certificate_code.ts';
import { openSchool, type Person, type School } from '#tests/support/school.ts';
import { expectProblem } from '../api/problem.ts';
import { type Body, done, make, questions } from '../attempts/stage.ts';
import { emptyLevels } from '../support/empty_levels.ts';

let school: School;
let coordinator: Person;
let student: Person;
let level: number;
let me: number;
let exam: number;

beforeAll(async () => {
  school = await openSchool();
  [coordinator, student] = await Promise.all([school.as('coordinator'), school.as('student')]);
  const [own, next] = await school.knex('levels').whereIn('order', [12, 13]).orderBy('order').pluck('id');
  level = own;
  await emptyLevels(school.knex, [own, next]);
  await done(coordinator.put(`/api/levels/${own}`, { required_lessons: 0, required_classes: 0, days_required: 0 }));
  me = (await school.knex('users').where({ username: 'student' }).first('id')).id;
  await school.knex('users').where({ id: me }).update({ current_level_id: level });
  await school.knex('certificates').delete();
  exam = await make(coordinator, 'exam_forms', { level_id: level, title: 'Examen', attempts_allowed: 9 });
  await make(coordinator, 'questions', { form_id: exam, order: 1, ...(questions[1] as Body) });
  await done(coordinator.post(`/api/exam_forms/${exam}/activate`));
});
afterAll(() => school.close());

async function takeExam(answer = 'x7qa'): Promise<void> {
  const { id, uiSchema } = await done(student.post(`/api/exam_forms/${exam}/start`));
  await done(student.patch(`/api/attempts/${id}`, { seq: 1, answers: { [uiSchema['ui:order'][0]]: answer } }));
  await done(student.post(`/api/attempts/${id}/submit`));
}
const mine = () => done(student.get('/api/certificates/mine'));
const verify = async (code: string, by = 'customer-service') =>
  done((await school.as(by)).get(`/api/certificates/verify?${new URLSearchParams({ code })}`));
const stored = () => school.knex('certificates').where({ student_id: me }).first();

describe('a certificate', () => {
  test('is issued when the exam of the level is passed, and not before', async () => {
    await takeExam('k3v9');
    expect(await mine()).toEqual([]);
    await takeExam();
    const { first_name, name } = await school.knex('users').where({ id: me }).first();
    const [certificate] = await mine();
    expect(certificate).toMatchObject({
      ...{ status: 'issued', student: `${first_name} ${name}`, level: { id: level, order: 12, cefr: 'C1.1' } },
      code: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/),
    });
    const { school_time_zone: zone } = await school.knex('settings').first();
    expect(certificate.day).toBe(new Date().toLocaleDateString('sv-SE', { timeZone: zone }));
  });

  test('stays one, with the same code, when the level is passed again', async () => {
    const before = await stored();
    await school.knex('users').where({ id: me }).update({ current_level_id: level });
    await takeExam();
    expect(await school.knex('certificates').where({ student_id: me })).toEqual([before]);
  });

  test('stays when the level is reset: what was passed stays passed', async () => {
    await done(coordinator.post(`/api/students/${me}/reset_level`, { to: 'first' }));
    expect(await stored()).toMatchObject({ status: 'issued' });
  });

  test('is not issued for a level that is given by hand', async () => {
    const { id } = await school.knex('levels').where({ order: 5 }).first('id');
    await done(coordinator.post(`/api/students/${me}/set_level`, { level_id: id, reason: 'Entrevista' }));
    expect(await school.knex('certificates').where({ student_id: me })).toHaveLength(1);
  });

  test('of another student cannot be read', async () => {
    const { id } = await stored();
    const other = await school.as('advanced');
    for (const url of [`/api/certificates/${id}`, `/api/certificates/${id}/sheet`])
      await expectProblem(other.get(url), 404);
    expect(await done(other.get('/api/certificates'))).toEqual([]);
    expect(await done(other.get('/api/certificates/mine'))).toEqual([]);
    await expectProblem((await school.as('teacher')).get(`/api/certificates/${id}`), 403);
  });
});

describe('a code', () => {
  test('is found as it is printed and as people type it', async () => {
    const { code, id } = await stored();
    for (const typed of [
      code,
      code.toLowerCase(),
      ` ${code.replace('-', ' ')} `,
      code.replace('-', '–'),
      code.replace('-', ''),
    ])
      expect(await verify(typed)).toMatchObject({ certificate: { id, status: 'issued', student_id: me } });
    const found = await done((await school.as('customer-service')).get(`/api/certificates?filter={"q":"${code}"}`));
    expect(found).toMatchObject([{ id }]);
    const palette = await done((await school.as('admin')).get(`/api/search?q=${code}`));
    expect(JSON.stringify(palette)).toContain(`"id":${id}`);
  });

  test('that nobody has is no certificate', async () => {
    for (const code of ['00000-00000', 'x', '', '%', "' or 1=1"])
      expect(await verify(code)).toEqual({ certificate: null });
  });

  test('is looked up by staff who answer for the school alone', async () => {
    for (const who of ['student', 'teacher'])
      await expectProblem((await school.as(who)).get('/api/certificates/verify?code=00000-00000'), 403);
  });

  test('takes letters for the digits that they look like', () => {
    expect(readCertificateCode('oil12 o0l1i')).toBe('01112-00111');
    expect(readCertificateCode('7K3QM-9XW2U')).toBeNull();
    expect(readCertificateCode('7K3QM-9XW2')).toBeNull();
  });
});

describe('a certificate that a coordinator revokes', () => {
  test('is told apart by its code, and its student has it no more', async () => {
    const { id, code } = await stored();
    await done(coordinator.post(`/api/certificates/${id}/revoke`, { reason: 'Lo presentó otra persona' }));
    expect(await verify(code)).toMatchObject({ certificate: { status: 'revoked', revoked_at: expect.any(String) } });
    expect(await mine()).toEqual([]);
    const read = await done(student.get(`/api/certificates/${id}`));
    expect(read).toMatchObject({ status: 'revoked' });
    expect(read).not.toHaveProperty('reason');
    await school.knex('users').where({ id: me }).update({ current_level_id: level });
    await takeExam();
    expect(await stored()).toMatchObject({ status: 'revoked', code });
  });

  test('may be made valid again', async () => {
    const { id, code } = await stored();
    await done(coordinator.post(`/api/certificates/${id}/reissue`));
    expect(await stored()).toMatchObject({ status: 'issued', code, revoked_at: null, reason: null });
    await expectProblem(
      (await school.as('customer-service')).post(`/api/certificates/${id}/revoke`, { reason: 'x' }),
      403,
    );
  });
});

test('of many certificates no two have one code', async () => {
  const { rows } = await school.knex.raw(
    'select count(distinct code)::int as codes, min(length(code)) as shortest from (select new_certificate_code() as code from generate_series(1, 5000)) drawn',
  );
  expect(rows).toEqual([{ codes: 5000, shortest: 11 }]);
});
