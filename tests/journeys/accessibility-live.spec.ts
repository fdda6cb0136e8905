import type { APIRequestContext, Page } from 'playwright/test';
import type { PageView } from '#tests/support/browser/look.ts';
import { browserOf, idOf, lookAtEach, ownPage, press } from '#tests/support/browser/page_views.ts';
import { expect, test } from '#tests/support/journey.ts';
import { meetingIn } from '#tests/support/running_now.ts';
import type { Served } from '#tests/support/served.ts';

test.use({ actionTimeout: 15_000 });

// What staff of live classes are asked and shown: dialogs, plans and findings, which no address leads to.

/** Where each of them is to be seen; filled in before the first. */
const at: Record<string, string> = {};
const place = (name: string) => async () => at[name] as string;

const dialog = (page: Page) => page.getByRole('dialog');
const date = '2042-03-05';

/** What the pages are about, made by who plans. */
async function plan(desk: APIRequestContext, school: Served): Promise<void> {
  const make = async (path: string, data: object): Promise<number> => {
    const answer = await desk.post(`/api/${path}`, { data, headers: ownPage });
    expect(answer.status(), await answer.text()).toBeLessThan(300);
    return (await answer.json()).id;
  };
  const { knex } = school;
  const levels: number[] = await knex('levels').where({ status: 'active' }).orderBy('order').pluck('id');
  const [teacher, laura] = [await idOf(school, 'teacher'), await idOf(school, 'laura.mendez')];
  const dates = { start_date: '2042-03-03', end_date: '2042-03-30', registration_days: 7 };
  const line = { weekday: 'wednesday', minutes: 50, staff_id: laura, level_id: levels[3] };

  const pairs = await make('periods', { name: 'Clases seguidas', ...dates });
  for (const start_time of ['10:00', '10:50']) await make('schedules', { ...line, period_id: pairs, start_time });
  at.pairs = `/periods/period/${pairs}`;

  const colliding = await make('periods', { name: 'Dos a la vez', ...dates });
  await make('holidays', { date: '2042-03-12', name: 'Asueto', scope: 'all' });
  for (const level_id of levels.slice(4, 8))
    await make('schedules', { ...line, period_id: colliding, start_time: '12:00', level_id });
  at.plan = `/periods/period/${colliding}`;

  const running = await knex('schedules')
    .join('periods', 'periods.id', 'period_id')
    .where({ 'periods.status': 'active', kind: 'classe' })
    .first('period_id');
  at.line = `/periods/period/${running.period_id}`;

  const meeting = { local_date: date, start_time: '09:00', minutes: 60, capacity: 6 };
  await make('classes', { ...meeting, staff_id: teacher, level_id: levels[3] });
  const later = { start_time: '16:00', level_id: levels[4] };
  at.move = `/registrations/${await make('classes', { ...meeting, ...later, staff_id: teacher })}`;

  const series = { days: ['wednesday', 'friday'], start_time: '09:20', minutes: 50, recurrences: 6 };
  const student_id = await idOf(school, 'new');
  await make('particular_classes', { ...series, start_date: date, student_id, staff_id: teacher });
  at.series = `/students/${student_id}/particular-classes-info`;

  const demo = await meetingIn(knex, -20, { more: { kind: 'demo', level_id: null }, seats: [] });
  at.demo = `/demo_classes/${demo}/show`;
  const { licence_id } = await knex('meetings')
    .whereNotNull('licence_id')
    .where('starts_at', '>', new Date(Date.now() + 86_400_000))
    .whereNotNull('schedule_id')
    .first('licence_id');
  at.licence = `/licences/${licence_id}`;
  at.full = `/registrations/${await fill(school, 200, 30)}`;
}

/** A class with so many seats, all taken, and some who wait. */
async function fill({ knex }: Served, seats: number, waiting: number): Promise<number> {
  const more = { capacity: seats, taken: seats, last_waiting: waiting };
  const id = await meetingIn(knex, 9 * 1440, { seats: [], more });
  const { group_id } = await knex('users').whereNotNull('group_id').first('group_id');
  const people = Array.from({ length: seats + waiting }, (_, number) => ({
    ...{ kind: 'student', username: `full-${number}`, student_id: `F-${number}`, password: 'x', group_id },
    ...{ email: 'f@school.example', first_name: 'María Guadalupe', name: `Hernández ${number}` },
    ...{ student_type: 'normal', date_of_birth: '2000-01-01' },
  }));
  const rows = await knex('users').insert(people).returning('id');
  const ids: number[] = rows.map((row: { id: number }) => row.id);
  await knex('registrations').insert(
    ids.map((student_id, number) => ({
      ...{ meeting_id: id, student_id, registered_at: new Date() },
      ...(number < seats ? { status: 'registered' } : { status: 'waiting', waiting_number: number - seats + 1 }),
    })),
  );
  return id;
}

/** What the auditor would find, and has told the administrator of. */
async function findFault(school: Served): Promise<void> {
  await meetingIn(school.knex, 8 * 1440, { seats: [], more: { taken: 3 } });
  const user_id = await idOf(school, 'admin');
  await school.knex('notices').insert({ user_id, notice: 'seat_faults', params: { findings: [{}] } });
}

const views: PageView[] = [
  {
    name: 'the dashboard while the auditor finds something',
    as: 'admin',
    at: '/dashboard',
    prepare: (page, say) =>
      expect(page.getByText(say('Con una cuenta de lugares equivocada', 'With a wrong count of seats'))).toBeVisible(),
  },
  {
    name: 'the question from when a line changes',
    expected: /status of 409/,
    as: 'coordinator',
    at: place('line'),
    async prepare(page, say) {
      await page
        .getByRole('button', { name: say('Lista', 'List'), exact: true })
        .first()
        .click();
      await page
        .getByRole('button', { name: say('Semana', 'Week') })
        .first()
        .click();
      await page.locator('[data-line]').first().focus();
      await page.keyboard.press('ArrowUp');
      await dialog(page).getByLabel(say('Todas las que faltan', 'All not yet held')).check();
      await expect(dialog(page).getByText(say('Qué cambia', 'What changes'))).toBeVisible();
    },
  },
  {
    name: 'lines that can be taken together',
    as: 'coordinator',
    at: place('pairs'),
    prepare: (page, say) => expect(page.getByRole('button', { name: say('Unir', 'Take together') })).toBeVisible(),
  },
  {
    name: 'the plan of a period whose dates collide',
    as: 'coordinator',
    at: place('plan'),
    async prepare(page, say) {
      await press(page, say('Activar', 'Activate'));
      await expect(dialog(page).getByText(say('chocan y hay que', 'clash and have to'))).toBeVisible();
    },
  },
  {
    name: 'a class that cannot be where it is moved to',
    as: 'coordinator',
    at: place('move'),
    async prepare(page, say) {
      await press(page, say('Reprogramar…', 'Reschedule…'));
      await dialog(page).getByLabel(say('Hora', 'Time')).fill('09:30');
      await expect(dialog(page).getByText(say('el docente ya tiene otra', 'the teacher has another'))).toBeVisible();
    },
  },
  {
    name: 'the dates of a private series before they are made',
    as: 'coordinator',
    at: place('series'),
    async prepare(page, say) {
      await press(page, say('Activar', 'Activate'));
      await expect(dialog(page).getByText(say('Se crearán 6 clases', '6 classes will be made'))).toBeVisible();
    },
  },
  {
    name: 'the form of a private series',
    as: 'coordinator',
    at: `/calendar/particular-classes?date=${date}`,
    async prepare(page, say) {
      await press(page, say('Agregar', 'Add'));
      await dialog(page).getByLabel(say('Duración', 'Length')).fill('50');
      await press(page, say('Guardar', 'Save'));
      await expect(
        dialog(page).getByText(say('Elige a un docente', 'Select a teacher'), { exact: true }),
      ).toBeVisible();
    },
  },
  {
    name: 'the question whether a demo class is over',
    as: 'customer-service',
    at: place('demo'),
    async prepare(page, say) {
      await press(page, say('Finalizar', 'End'));
      await expect(dialog(page)).toBeVisible();
    },
  },
  {
    name: 'the question whether a licence is terminated, with what moves',
    as: 'coordinator',
    at: place('licence'),
    async prepare(page, say) {
      await press(page, say('Dar de baja', 'Terminate'));
      await expect(dialog(page).getByRole('status')).toContainText(/\d/);
    },
  },
  { name: 'a class with two hundred seats, and those who wait', as: 'customer-service', at: place('full') },
];

test.beforeAll(async ({ browser, school }) => {
  const page = await (await browserOf('coordinator', browser, school)).newPage();
  await plan(page.request, school);
  await page.close();
  await findFault(school);
});

lookAtEach(views);
