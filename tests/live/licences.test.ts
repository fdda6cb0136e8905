import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectProblem } from '#tests/api/problem.ts';
import { openSchool, type Person, type School } from '#tests/support/school.ts';
import { clearTimetable } from '#tests/support/timetable.ts';
import { startZoom } from '#tests/support/zoom/stand_in.ts';

let school: School;
let coordinator: Person;
beforeAll(async () => {
  school = await openSchool();
  await clearTimetable(school.knex);
  await school.knex('users').where({ username: 'coordinator' }).update({ locale: 'en' });
  coordinator = await school.as('coordinator');
});
afterAll(() => school.close());

const body = (email: string, more: object = {}) => ({ email, type_license: 'pro', priority: 1, ...more });

describe('a licence', () => {
  test('has an account that the provider knows', async () => {
    const answer = await coordinator.post('/api/licences', body('zoom.1@school.example'));
    expect(answer.json()).toMatchObject({ provider_user_id: 'sandbox-zoom.1@school.example', max_concurrent: 1 });
    expect(answer.json().verified_at).not.toBeNull();
  });

  test.each(['unknown@school.example', 'pending@school.example'])(
    'is refused where it knows none: %s',
    async (email) => {
      const answer = await coordinator.post('/api/licences', body(email));
      expect([answer.statusCode, answer.json().errors]).toEqual([
        422,
        { email: "A licence's email must already be registered with the video-meeting provider." },
      ]);
    },
  );

  test('is refused for now where the provider does not answer', async () => {
    const before = await school.knex('licences').count();
    expect((await coordinator.post('/api/licences', body('unreachable@school.example'))).statusCode).toBe(503);
    expect(await school.knex('licences').count()).toEqual(before);
  });

  test('is verified again when its address changes, and hosts two meetings where its type does', async () => {
    const { id } = (await coordinator.post('/api/licences', body('zoom.2@school.example'))).json();
    await expectProblem(
      coordinator.put(`/api/licences/${id}`, { email: 'unknown@school.example' }),
      422,
      ['email'],
      'en',
    );
    const changed = await coordinator.put(`/api/licences/${id}`, { type_license: 'business' });
    expect(changed.json()).toMatchObject({ max_concurrent: 2, email: 'zoom.2@school.example' });
    expect(await school.knex('licence_slots').where({ licence_id: id }).orderBy('number').pluck('number')).toEqual([
      1, 2,
    ]);
  });

  test('of a basic account is Basic, when it is added and for as long as it is one', async () => {
    const zoom = await startZoom();
    const paid = await openSchool({ configuration: zoom.configuration });
    try {
      const planner = await paid.as('coordinator');
      const basic = body('basic@zoom.example', { type_license: 'basic' });
      await expectProblem(planner.post('/api/licences', { ...basic, type_license: 'pro' }), 422, ['type_license']);
      const { id, verified_at } = (await planner.post('/api/licences', basic)).json();
      await expectProblem(planner.put(`/api/licences/${id}`, { type_license: 'business' }), 422, ['type_license']);
      expect((await planner.get(`/api/licences/${id}`)).json()).toMatchObject({ type_license: 'basic', verified_at });
      // Once the school has paid for it, it may be more.
      zoom.account.userOf('basic@zoom.example').type = 2;
      const changed = await planner.put(`/api/licences/${id}`, { type_license: 'business' });
      expect(changed.json()).toMatchObject({ type_license: 'business', max_concurrent: 2 });
      const calls = zoom.calls.length;
      await planner.put(`/api/licences/${id}`, { name: 'Aula 9' });
      expect(zoom.calls.length, 'a name is no question for Zoom').toBe(calls);
    } finally {
      await paid.close();
      await zoom.close();
    }
  });

  test('is given to a new meeting by priority; where none is free the meeting says that it needs one', async () => {
    await school.knex('licences').update({ status: 'paused' });
    const first = (await coordinator.post('/api/licences', body('zoom.3@school.example', { priority: 2 }))).json().id;
    const preferred = (await coordinator.post('/api/licences', body('zoom.4@school.example'))).json().id;
    const teachers: number[] = await school.knex('users').where({ role_id: 4 }).orderBy('id').pluck('id');
    const level_id = (await school.knex('levels').where({ order: 2 }).first('id')).id;
    const meeting = (staff_id: number | undefined, start_time: string) =>
      coordinator.post('/api/classes', {
        staff_id,
        level_id,
        parallel: true,
        start_time,
        local_date: '2030-03-04',
        minutes: 50,
        capacity: 8,
      });
    const licences = [];
    for (const [at, time] of ['10:00', '10:00', '10:00'].entries())
      licences.push((await meeting(teachers[at], time)).json());
    expect(licences.map(({ licence_id }) => licence_id)).toEqual([preferred, first, null]);
    expect(licences.map(({ needs_licence }) => needs_licence)).toEqual([false, false, true]);
    // Five minutes after a meeting its licence is free again.
    expect((await meeting(teachers[0], '10:50')).json().licence_id).toBeNull();
    expect((await meeting(teachers[0], '11:45')).json().licence_id).toBe(preferred);
  });
});

describe('a teacher', () => {
  test.each([
    ['classes', 'Clase already scheduled for that date, please tryAgain'],
    ['forums', 'Forum already scheduled for that date, please tryAgain'],
  ])('has one meeting at a time: %s', async (entity, message) => {
    const staff_id = (await school.knex('users').where({ username: 'teacher' }).first('id')).id;
    const level_id = (await school.knex('levels').where({ order: 2 }).first('id')).id;
    const own = entity === 'classes' ? { level_id } : { forum_type: 'beginner' };
    const meeting = { staff_id, local_date: '2030-05-06', minutes: 50, capacity: 8, parallel: true, ...own };
    const made = await coordinator.post(`/api/${entity}`, {
      ...meeting,
      start_time: entity === 'classes' ? '10:00' : '18:00',
    });
    expect(made.statusCode, made.body).toBe(201);
    const answer = await coordinator.post(`/api/${entity}`, {
      ...meeting,
      start_time: entity === 'classes' ? '10:20' : '18:20',
    });
    expect([answer.statusCode, answer.json().message]).toEqual([409, message]);
  });
});
